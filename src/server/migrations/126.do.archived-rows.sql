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
