# The Workshop: for people who look under the table.
workshop-title = Workshop
workshop-log = The match in notation
workshop-log-empty = Nothing has happened yet.
workshop-copy = Copy the record
workshop-copied = The record is on your clipboard.
workshop-not-yet = The record tells how the cards lie, so it waits until the match is over.
workshop-close = Close
workshop-state = Behind the scenes
workshop-kept = The record is kept in { $file }.
workshop-not-kept = The record could not be written: { $why }.
