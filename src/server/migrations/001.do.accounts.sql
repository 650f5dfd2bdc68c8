CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  -- The identity provider's name for the person; the embedded provider uses the same uuid.
  subject text NOT NULL UNIQUE,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));
