-- Of rows that are in the archive alone: new reports that complete an earlier one of their transaction, or may do so. A
-- history tells of the earlier one what completes it, whichever month each of the two is of.
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
