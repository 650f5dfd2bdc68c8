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
