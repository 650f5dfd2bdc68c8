-- What the embedded identity provider remembers. Nothing outside this schema refers to it.

CREATE TABLE identity.account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  login text NOT NULL,
  profile jsonb NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  recovery_question text,
  recovery_answer_hash text,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'DEPROVISIONED')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX account_login ON identity.account (lower(login));

-- One-time tokens of primary authentication; only their SHA-256 is kept.
CREATE TABLE identity.session_token (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_token_expiry ON identity.session_token (expires_at);
CREATE INDEX session_token_account ON identity.session_token (account_id);

-- A recovery: begun by a recovery token, carried on by a state token.
CREATE TABLE identity.recovery (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  recovery_token_hash bytea UNIQUE,
  state_token_hash bytea UNIQUE,
  state text NOT NULL CHECK (state IN ('STARTED', 'RECOVERY', 'PASSWORD_RESET')),
  wrong_answers integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX recovery_expiry ON identity.recovery (expires_at);
CREATE INDEX recovery_account ON identity.recovery (account_id);

-- Failed sign-ins, by the login that was typed, whether it is known or not, are counted by rate-limiter-flexible, in a
-- table of its shape; keys are hashes.
CREATE TABLE identity.rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX rate_limit_expire ON identity.rate_limit (expire);

-- Sessions, grants, codes and tokens of the OpenID provider.
CREATE TABLE identity.artifact (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX artifact_expiry ON identity.artifact (expires_at);
CREATE INDEX artifact_account ON identity.artifact (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX artifact_grant ON identity.artifact (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX artifact_uid ON identity.artifact (uid) WHERE uid IS NOT NULL;
CREATE INDEX artifact_user_code ON identity.artifact (user_code) WHERE user_code IS NOT NULL;

-- Signing keys are kept sealed; the provider's other secrets follow from the service's own.
CREATE TABLE identity.signing_key (
  kid text PRIMARY KEY,
  -- The private key as JWK: AES-256-GCM, nonce and tag before the text.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX signing_key_age ON identity.signing_key (created_at DESC);
