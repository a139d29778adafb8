# The table: prompts, plates, sheets.
