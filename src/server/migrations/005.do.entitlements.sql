CREATE TABLE entitlements (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('slice')),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind)
);
