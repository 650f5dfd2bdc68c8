-- The second factor of an account: time-based one-time passwords (RFC 6238).

CREATE TABLE IF NOT EXISTS identity.factor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL UNIQUE REFERENCES identity.account (id) ON DELETE CASCADE,
  -- The shared secret in base 32: AES-256-GCM, nonce and tag before the text.
  sealed bytea NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING_ACTIVATION', 'ACTIVE')),
  -- The time step of the last code that was accepted: none is accepted twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

-- Codes for whoever has lost the device: each serves once, and only its SHA-256 is kept.
CREATE TABLE IF NOT EXISTS identity.recovery_code (
  factor_id uuid NOT NULL REFERENCES identity.factor (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (factor_id, code_hash)
);

-- A sign-in whose password was right and whose factor is still asked for.
CREATE TABLE IF NOT EXISTS identity.challenge (
  state_token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS challenge_expiry ON identity.challenge (expires_at);
CREATE INDEX IF NOT EXISTS challenge_account ON identity.challenge (account_id);
