-- Whoever remembers what a caller may see hears of each change of it, whoever makes it. A session that begins changes
-- nothing that is remembered, nor does a sign of life.
CREATE OR REPLACE FUNCTION tell_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('daylight_rights', '');
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER sessions_told AFTER DELETE OR UPDATE OF account_id, created_at ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER api_keys_told AFTER DELETE OR UPDATE OF account_id, secret_hash, expires_at, ended_at, end_cause ON api_keys
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER accounts_told AFTER DELETE OR UPDATE OF email, subject, country ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER subscriptions_told AFTER INSERT OR DELETE OR UPDATE OF starts_on, ends_on ON subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER subscription_venues_told AFTER INSERT OR DELETE OR UPDATE ON subscription_venues
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER paid_flags_told AFTER INSERT OR DELETE OR UPDATE ON paid_flags
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE OR REPLACE TRIGGER entitlements_told AFTER INSERT OR DELETE OR UPDATE ON entitlements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
