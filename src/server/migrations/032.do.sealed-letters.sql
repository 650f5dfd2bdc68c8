-- A waiting letter may hold a link that sets a password: its content is kept sealed. Letters that wait unsealed are
-- dropped, as nobody but a developer has any.
DELETE FROM mail_outbox;
ALTER TABLE mail_outbox DROP COLUMN text_body;
ALTER TABLE mail_outbox DROP COLUMN html_body;
ALTER TABLE mail_outbox ADD COLUMN sealed_bodies bytea NOT NULL;
