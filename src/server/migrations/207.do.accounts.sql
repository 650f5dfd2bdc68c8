CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  -- The identity provider's name for the person; the embedded provider uses the same uuid.
  subject text NOT NULL UNIQUE,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Working days, and with them the day of suspension, are those of the person's country.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Names the person in payments and receipts, which are kept when the account is removed.
  payer_ref uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Which version of the terms of use a person accepted when registering. Versions are withdrawn, never deleted.
  terms_version text REFERENCES terms_versions (version),
  -- For receipts; the profile at the identity provider has no place for it.
  tax_number text CHECK (tax_number <> ''),
  password_set_at timestamptz,
  registration_id uuid
);
COMMENT ON COLUMN accounts.password_set_at IS 'Security time; null: no password was ever set, as far as is known here.';
COMMENT ON COLUMN accounts.registration_id IS 'The registration that counts; null: the one that made the account, which has its id.';

CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));
CREATE UNIQUE INDEX accounts_payer_ref ON accounts (payer_ref);
CREATE UNIQUE INDEX accounts_registration ON accounts (coalesce(registration_id, id));

CREATE TABLE sessions (
  -- SHA-256 of the identifier in the cookie: a copy of this table signs nobody in.
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_last_seen ON sessions (last_seen_at);

-- The session whose place a newer one took, so that its browser can be told; whose it was is not kept.
CREATE TABLE displaced_sessions (
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  displaced_at timestamptz NOT NULL
);
CREATE INDEX displaced_sessions_at ON displaced_sessions (displaced_at);

-- Sign-ins that went to the identity provider and have not come back yet; each row is used up by its return.
CREATE TABLE sign_ins (
  -- SHA-256 of the value in the sign-in cookie.
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  nonce text NOT NULL,
  -- Whom primary authentication recognised: the ID token must name the same person.
  expected_subject text NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX sign_ins_started ON sign_ins (started_at);

-- What registration and "forgotten password" ask for, done after the answer: a known and an unknown address then
-- differ in nothing that the asker sees. Times are the security clock's.
CREATE TABLE account_tasks (
  id uuid PRIMARY KEY,
  -- sign-in-alarm: the owner is told of many failed sign-ins. password-set: what follows here when a password is set at
  -- the provider is done even if the process dies.
  kind text NOT NULL CHECK (kind IN ('registration', 'restore-mail', 'sign-in-alarm', 'password-set')),
  -- Keyed hash of the address: tasks of one address are done one after the other, oldest first.
  subject_key bytea NOT NULL CHECK (octet_length(subject_key) = 32),
  -- The request, sealed: it holds the answer to the security question.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  last_fault text
);
CREATE INDEX account_tasks_due ON account_tasks (next_try_at);
CREATE INDEX account_tasks_subject ON account_tasks (subject_key, created_at, id);

-- The mailed links by which a password is set. While none is set, every registration of an address waits under its own
-- link, and counts when that link is used: the mailbox decides, not who came first.
CREATE TABLE restore_tokens (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- SHA-256 of the token: a copy of this table sets nobody's password.
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  issued_at timestamptz NOT NULL,
  -- Counted before an answer is judged, and taken back unless it was wrong.
  answers integer NOT NULL DEFAULT 0,
  -- One call at a time speaks to the identity provider for a link.
  held_until timestamptz,
  -- The provider's own token for the recovery, sealed, its SHA-256, and the question it goes with.
  state_token bytea,
  state_token_hash bytea,
  question text,
  -- The registration that the link makes count, sealed: it holds the answer to the security question.
  registration_id uuid UNIQUE,
  sealed_registration bytea,
  -- Links for a forgotten password live side by side: these have a registration of their own that says "null".
  asked boolean NOT NULL DEFAULT false,
  CHECK ((state_token IS NULL) = (question IS NULL)),
  CHECK ((registration_id IS NULL) = (sealed_registration IS NULL))
);
CREATE INDEX restore_tokens_issued ON restore_tokens (issued_at);
CREATE INDEX restore_tokens_state ON restore_tokens (state_token_hash);
CREATE INDEX restore_tokens_account ON restore_tokens (account_id);
CREATE UNIQUE INDEX restore_tokens_asked ON restore_tokens (account_id) WHERE registration_id IS NULL;

-- People who are erased here and have still to be erased at the identity provider.
CREATE TABLE removals (
  subject text PRIMARY KEY,
  requested_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0
);

-- Keys by which programs read as a person. Of a key there is only the hash of its secret, which is random.
CREATE TABLE api_keys (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{12}$'),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz,
  ended_at timestamptz,
  end_cause text CHECK (end_cause IN ('revoked', 'networks')),
  CHECK ((ended_at IS NULL) = (end_cause IS NULL))
);
CREATE INDEX api_keys_account ON api_keys (account_id);

-- Networks that used a key on a day, by their keyed hash: a key used from many has been handed on, or stolen.
CREATE TABLE api_key_networks (
  key_id text NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  day date NOT NULL,
  network_hash text NOT NULL,
  PRIMARY KEY (key_id, day, network_hash)
);

CREATE TABLE api_key_usage (
  key_id text NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  day date NOT NULL,
  requests bigint NOT NULL,
  "rows" bigint NOT NULL,
  PRIMARY KEY (key_id, day)
);
