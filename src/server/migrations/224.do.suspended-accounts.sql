-- An account that the operator has closed for a time. It has nothing to do with the end of a subscription, which leaves
-- the account open.
ALTER TABLE accounts ADD COLUMN IF NOT EXISTS suspended_at timestamptz;
CREATE OR REPLACE TRIGGER accounts_told AFTER DELETE OR UPDATE OF email, subject, country, suspended_at ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
