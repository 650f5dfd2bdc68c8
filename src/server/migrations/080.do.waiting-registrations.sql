-- While no password is set, every registration of an address waits under its own mailed link, and counts when that
-- link is used: the mailbox decides, not who came first.
ALTER TABLE accounts ADD COLUMN password_set_at timestamptz;
COMMENT ON COLUMN accounts.password_set_at IS 'Security time; null: no password was ever set, as far as is known here.';
UPDATE accounts a SET password_set_at = a.created_at WHERE EXISTS (SELECT FROM sessions s WHERE s.account_id = a.id);
ALTER TABLE accounts ADD COLUMN registration_id uuid;
COMMENT ON COLUMN accounts.registration_id IS 'The registration that counts; null: the one that made the account, which has its id.';
CREATE UNIQUE INDEX accounts_registration ON accounts (coalesce(registration_id, id));

ALTER TABLE restore_tokens DROP CONSTRAINT restore_tokens_pkey;
ALTER TABLE restore_tokens DROP CONSTRAINT restore_tokens_token_hash_key;
ALTER TABLE restore_tokens ADD PRIMARY KEY (token_hash);
-- The registration that the link makes count, sealed: it holds the answer to the security question.
ALTER TABLE restore_tokens ADD COLUMN registration_id uuid UNIQUE;
ALTER TABLE restore_tokens ADD COLUMN sealed_registration bytea;
ALTER TABLE restore_tokens ADD CHECK ((registration_id IS NULL) = (sealed_registration IS NULL));
CREATE INDEX restore_tokens_account ON restore_tokens (account_id);
-- Of the links that are asked for, a newer one takes the place of the one before.
CREATE UNIQUE INDEX restore_tokens_asked ON restore_tokens (account_id) WHERE registration_id IS NULL;
