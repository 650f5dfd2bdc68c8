-- Files that rows came from. Rows name the file and its line; what was taken before this has neither.
CREATE SEQUENCE feed_files_id AS integer;
CREATE TABLE feed_files (
  id integer PRIMARY KEY,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  -- Without its folders: readers see it.
  name text NOT NULL,
  taken_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL
);

ALTER TABLE trades ADD COLUMN source_file integer, ADD COLUMN source_line integer;
ALTER TABLE orders ADD COLUMN source_file integer, ADD COLUMN source_line integer;
