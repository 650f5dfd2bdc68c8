-- When the person last proved themselves in a session after it began, and when a second factor was last accepted in it.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz, ADD COLUMN factor_at timestamptz;
ALTER TABLE sign_ins ADD COLUMN by_factor boolean NOT NULL DEFAULT false;
CREATE OR REPLACE TRIGGER sessions_told AFTER DELETE OR UPDATE OF account_id, created_at, confirmed_at, factor_at ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
