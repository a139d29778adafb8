# The Workshop: for people who look under the table.
workshop-title = Workshop
workshop-log = The match in notation
workshop-log-empty = Nothing has happened yet.
workshop-copy = Copy the record
workshop-copied = The record is on your clipboard.
workshop-close = Close
workshop-state = Behind the scenes
workshop-kept = The record is kept in { $file }.
workshop-not-kept = The record could not be written: { $why }.
