-- The business day on which the second factor ends because its owner has lost it; null: it stays.
ALTER TABLE accounts ADD COLUMN factor_ends_on date;
