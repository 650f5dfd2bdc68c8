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
