-- Made by "npm run schema" of what the scripts of migrations/ make. Do not edit: it shows the schema as it is now.

CREATE TABLE account (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  login text NOT NULL,
  profile jsonb NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  recovery_question text,
  recovery_answer_hash text,
  status text NOT NULL DEFAULT 'ACTIVE',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_status_check CHECK (status IN ('ACTIVE', 'DEPROVISIONED'))
);
CREATE UNIQUE INDEX account_login ON account (lower(login));

CREATE TABLE artifact (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  CONSTRAINT artifact_pkey PRIMARY KEY (model, id)
);
CREATE INDEX artifact_account ON artifact (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX artifact_expiry ON artifact (expires_at);
CREATE INDEX artifact_grant ON artifact (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX artifact_uid ON artifact (uid) WHERE uid IS NOT NULL;
CREATE INDEX artifact_user_code ON artifact (user_code) WHERE user_code IS NOT NULL;

CREATE TABLE challenge (
  state_token_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT challenge_pkey PRIMARY KEY (state_token_hash),
  CONSTRAINT challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX challenge_account ON challenge (account_id);
CREATE INDEX challenge_expiry ON challenge (expires_at);

CREATE TABLE factor (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  sealed bytea NOT NULL,
  status text NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CONSTRAINT factor_pkey PRIMARY KEY (id),
  CONSTRAINT factor_account_id_key UNIQUE (account_id),
  CONSTRAINT factor_status_check CHECK (status IN ('PENDING_ACTIVATION', 'ACTIVE')),
  CONSTRAINT factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE rate_limit (
  key varchar(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

CREATE TABLE recovery (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  recovery_token_hash bytea,
  state_token_hash bytea,
  state text NOT NULL,
  wrong_answers integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT recovery_pkey PRIMARY KEY (id),
  CONSTRAINT recovery_recovery_token_hash_key UNIQUE (recovery_token_hash),
  CONSTRAINT recovery_state_token_hash_key UNIQUE (state_token_hash),
  CONSTRAINT recovery_state_check CHECK (state IN ('STARTED', 'RECOVERY', 'PASSWORD_RESET')),
  CONSTRAINT recovery_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX recovery_account ON recovery (account_id);
CREATE INDEX recovery_expiry ON recovery (expires_at);

CREATE TABLE recovery_code (
  factor_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (factor_id, code_hash),
  CONSTRAINT recovery_code_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES factor(id) ON DELETE CASCADE
);

CREATE TABLE session_token (
  token_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT session_token_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX session_token_account ON session_token (account_id);
CREATE INDEX session_token_expiry ON session_token (expires_at);

CREATE TABLE signing_key (
  kid text NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT signing_key_pkey PRIMARY KEY (kid)
);
CREATE INDEX signing_key_age ON signing_key (created_at DESC);
