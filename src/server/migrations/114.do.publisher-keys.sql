-- Keys by which publishers send their files. They are the operator's, not an account's, and read nothing. Of a key there
-- is only the hash of its secret, which is random.
CREATE TABLE publisher_keys (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{12}$'),
  name text NOT NULL,
  -- Operating MICs of the venues that it may publish for.
  venues text[] NOT NULL CHECK (cardinality(venues) > 0),
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
