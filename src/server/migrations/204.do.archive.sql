-- Days of orders and trades that were written to the store of files as Parquet, before their month was dropped. A line is
-- here before its file is, so that what a program that was killed has left is known and removed.
CREATE TABLE archived_days (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  day date NOT NULL,
  storage_key text NOT NULL UNIQUE,
  -- Of the rows when they were read: how many, the highest id, and the sum of the hashes of their texts.
  rows bigint NOT NULL,
  last_id bigint NOT NULL,
  hash_sum numeric NOT NULL,
  -- Of the file; null until it was read back and its rows are those.
  size bigint,
  sha256 text,
  -- When the table lost them; until then the line and its file may be replaced.
  dropped_at timestamptz,
  CHECK ((size IS NULL) = (sha256 IS NULL)),
  CHECK (dropped_at IS NULL OR sha256 IS NOT NULL)
);
CREATE UNIQUE INDEX archived_days_open ON archived_days (data_type, day) WHERE dropped_at IS NULL;
CREATE INDEX archived_days_day ON archived_days (data_type, day) WHERE dropped_at IS NOT NULL;

-- What a history has to know of rows that are in the archive alone, without reading files.

-- Their cancellations and amendments: by these a report is cancelled, whichever month each of the two is of.
CREATE TABLE archived_changes (
  archived_day bigint NOT NULL REFERENCES archived_days (id) ON DELETE CASCADE,
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  transaction_id text NOT NULL,
  instrument_id integer NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX archived_changes_transaction ON archived_changes (segment_mic, trade_day, transaction_id);
CREATE INDEX archived_changes_day ON archived_changes (archived_day);

-- New reports that complete an earlier one of their transaction, or may do so. A history tells of the earlier one what
-- completes it, whichever month each of the two is of.
CREATE TABLE archived_completions (
  archived_day bigint NOT NULL REFERENCES archived_days (id) ON DELETE CASCADE,
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  transaction_id text NOT NULL,
  instrument_id integer NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX archived_completions_transaction ON archived_completions (segment_mic, trade_day, transaction_id);
CREATE INDEX archived_completions_day ON archived_completions (archived_day);

-- Their instruments: the catalogue tells only of what the database has. first_published_at is compared with the reader's
-- cut-off, as in the catalogue.
CREATE TABLE archived_instruments (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  venue_mic text NOT NULL REFERENCES venues (mic),
  code text COLLATE "C" NOT NULL,
  instrument_id integer NOT NULL REFERENCES instruments (id),
  first_published_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, venue_mic, code)
);
