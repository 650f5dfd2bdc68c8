CREATE TABLE attempts (
  -- Keyed hash of what is limited (a login, an address): the table tells nobody who tried to sign in.
  key bytea PRIMARY KEY,
  count integer NOT NULL CHECK (count > 0),
  window_started_at timestamptz NOT NULL
);

CREATE INDEX attempts_window ON attempts (window_started_at);
