-- Who read live data of which venue on which day, as market-data agreements ask. A person stands here by the pseudonym
-- that payments have: when an account is removed, nothing is left that leads to it.
CREATE TABLE live_reads (
  account_ref uuid NOT NULL,
  venue_mic text NOT NULL,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  -- With an API key, by a program; else in a session.
  by_key boolean NOT NULL,
  -- Business day, UTC.
  day date NOT NULL,
  -- At least as many as there were: some are counted ahead, and what was not read is taken off again.
  reads bigint NOT NULL,
  PRIMARY KEY (account_ref, venue_mic, data_type, by_key, day)
);
CREATE INDEX live_reads_day ON live_reads (day, venue_mic);

-- A session that a newer one took the place of is kept for a while, so that its browser can be told why it has ended.
ALTER TABLE sessions ADD COLUMN displaced_at timestamptz;
