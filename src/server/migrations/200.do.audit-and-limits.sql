CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Who did what. Rows are added and never changed.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  os_user text NOT NULL,
  acted_for text,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
-- The log grows with every file that the operator loads; corrections and prices are looked up in it.
CREATE INDEX audit_log_action ON audit_log (action, subject);

CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the audit log only grows';
end $$;
CREATE TRIGGER audit_log_rows BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();
CREATE TRIGGER audit_log_whole BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();

-- Attempts are counted by rate-limiter-flexible, in a table of its shape. Keys are keyed hashes of what is limited (a
-- login, an address): the table tells nobody who tried to sign in.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970, real time.
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- First answers of calls that carry an Idempotency-Key, kept for a day. Times are the security clock's.
CREATE TABLE idempotency_keys (
  -- Keyed hash of the call, the caller and the key.
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  -- Keyed hash of what the call was made with: the same key with something else is refused.
  parameters_hash bytea NOT NULL CHECK (octet_length(parameters_hash) = 32),
  started_at timestamptz NOT NULL,
  -- The call is under way until then; null when it was answered. After a crash another may take the key up.
  held_until timestamptz,
  status integer,
  -- The answer's body as JSON, sealed; null when it had none.
  sealed_body bytea,
  CHECK ((held_until IS NULL) = (status IS NOT NULL))
);
CREATE INDEX idempotency_keys_started ON idempotency_keys (started_at);

-- One row that is written again and again, to find out whether the database still takes writes.
CREATE TABLE write_probe (
  single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
  written_at timestamptz NOT NULL
);

-- A row that a program writes here and then looks for on its replica: a replica that never shows it belongs to another
-- database, a restored copy perhaps, which has the same identifiers.
CREATE TABLE replica_proofs (
  proof uuid PRIMARY KEY,
  written_at timestamptz NOT NULL
);
