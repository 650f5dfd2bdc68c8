CREATE TABLE sessions (
  -- SHA-256 of the identifier in the cookie: a copy of this table signs nobody in.
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- What the provider gave, sealed with SESSION_SECRET; needed to sign out there.
  provider_tokens text
);

CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_last_seen ON sessions (last_seen_at);
