-- Views that people keep by a name. One that was removed can be brought back until the daily jobs have passed.
CREATE TABLE saved_views (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- The contract's SavedSelection, as it was sent.
  selection jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (account_id, lower(name)) WHERE removed_at IS NULL;
