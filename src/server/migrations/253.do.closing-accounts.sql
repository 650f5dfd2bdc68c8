-- The business day on which the account is erased because its owner asked for it; null: nobody did.
ALTER TABLE accounts ADD COLUMN closes_on date;
