# Why something cannot be, in words: what, then why, then the way out.
