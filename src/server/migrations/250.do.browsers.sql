-- Which browser and system, in words; null: from before, or it did not say.
ALTER TABLE sessions ADD COLUMN browser text;

-- Browsers that have logged in before, by the name in their sealed cookie: whoever is not listed is a stranger.
CREATE TABLE trusted_browsers (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  browser text,
  trusted_since timestamptz NOT NULL,
  last_sign_in_at timestamptz NOT NULL
);
CREATE INDEX trusted_browsers_account ON trusted_browsers (account_id, last_sign_in_at);
CREATE INDEX trusted_browsers_last_sign_in ON trusted_browsers (last_sign_in_at);
