-- A mass mailing waits behind what somebody waits for: links that set passwords above all.
ALTER TABLE mail_outbox ADD COLUMN priority smallint NOT NULL DEFAULT 1;
COMMENT ON COLUMN mail_outbox.priority IS '0 security, 1 usual, 2 to many people at once; the least first.';
-- SHA-256 of a mailed link's token, whose hour begins when the letter is handed over.
ALTER TABLE mail_outbox ADD COLUMN link_hash bytea CHECK (octet_length(link_hash) = 32);
-- How often the server refused this very letter for good, apart from tries that reached no server.
ALTER TABLE mail_outbox ADD COLUMN refusals integer NOT NULL DEFAULT 0;
UPDATE mail_outbox SET priority = 0
  WHERE kind IN ('welcome', 'another-registration', 'password-link', 'password-changed', 'already-registered', 'registration-failed');
UPDATE mail_outbox SET priority = 2
  WHERE kind IN ('terms-change', 'price-change', 'subscription-ends', 'subscription-expired', 'renewal-prepared');

DROP INDEX mail_outbox_due;
CREATE INDEX mail_outbox_due ON mail_outbox (priority, next_try_at);
CREATE INDEX mail_outbox_link ON mail_outbox (link_hash) WHERE link_hash IS NOT NULL;
