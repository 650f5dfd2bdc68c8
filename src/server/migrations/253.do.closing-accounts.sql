-- The business day on which the account is erased because its owner asked for it; null: nobody did.
ALTER TABLE accounts ADD COLUMN closes_on date;
CREATE INDEX accounts_closes_on ON accounts (closes_on) WHERE closes_on IS NOT NULL;
