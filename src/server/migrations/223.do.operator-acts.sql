-- What an operator did, and why: as it was before, and as it is since.
ALTER TABLE audit_log
  ADD COLUMN IF NOT EXISTS reason text,
  ADD COLUMN IF NOT EXISTS before jsonb,
  ADD COLUMN IF NOT EXISTS after jsonb;

-- An account that the operator has closed for a time. It has nothing to do with the end of a subscription, which leaves
-- the account open.
ALTER TABLE accounts ADD COLUMN IF NOT EXISTS suspended_at timestamptz;
CREATE OR REPLACE TRIGGER accounts_told AFTER DELETE OR UPDATE OF email, subject, country, suspended_at ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

-- A mail that was given up stays for a while, so that it can be sent again. It is never due.
ALTER TABLE mail_outbox ADD COLUMN IF NOT EXISTS given_up_at timestamptz;

-- A refund that an operator asked for, which the check of captured payments makes; and why the provider refused one.
ALTER TABLE payments
  ADD COLUMN IF NOT EXISTS refund_asked_at timestamptz,
  ADD COLUMN IF NOT EXISTS refund_fault text;
