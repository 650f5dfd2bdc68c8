-- A mail that was given up stays for a while, so that it can be sent again. It is never due.
ALTER TABLE mail_outbox ADD COLUMN IF NOT EXISTS given_up_at timestamptz;
