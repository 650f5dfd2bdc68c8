-- Prices as they were announced. The first applies from its own day, later ones 90 days after their notice.
CREATE TABLE prices (
  applies_from date PRIMARY KEY,
  noticed_on date NOT NULL,
  cost_per_venue integer NOT NULL CHECK (cost_per_venue >= 0)
);

-- What a person was told once: the end of a term, the next order, a new price.
CREATE TABLE notices_sent (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  about text NOT NULL,
  sent_on date NOT NULL,
  PRIMARY KEY (account_id, kind, about)
);

-- Jobs run once for all instances: whoever holds the lease runs it. Lease times are the security clock's.
CREATE TABLE jobs (
  name text PRIMARY KEY,
  held_by integer,
  held_until timestamptz,
  -- Business day of the last run that ended well.
  done_for date,
  finished_at timestamptz,
  last_fault text
);

-- People who are erased here and have still to be erased at the identity provider.
CREATE TABLE removals (
  subject text PRIMARY KEY,
  requested_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0
);
