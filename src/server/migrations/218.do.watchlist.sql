-- The instruments that people watch.
CREATE TABLE IF NOT EXISTS watched_instruments (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  instrument_id integer NOT NULL REFERENCES instruments (id),
  watched_since timestamptz NOT NULL,
  PRIMARY KEY (account_id, instrument_id)
);
