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
