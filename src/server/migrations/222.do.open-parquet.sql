-- A file of open data as Parquet, beside the CSV with the same rows: its key in the store is that of the CSV with the
-- ending .parquet. The release before, which writes none, gives a CSV that it replaces another key and leaves the rest.
ALTER TABLE open_data_files
  ADD COLUMN IF NOT EXISTS parquet_key text,
  ADD COLUMN IF NOT EXISTS parquet_size bigint,
  ADD COLUMN IF NOT EXISTS parquet_sha256 text;
