-- When the first row of a file was published and how many it has, unknown of files from before; and of a file that an
-- operator's act made, the file that it takes back. That one may be forgotten first.
ALTER TABLE feed_files
  ADD COLUMN IF NOT EXISTS first_published_at timestamptz,
  ADD COLUMN IF NOT EXISTS rows bigint,
  ADD COLUMN IF NOT EXISTS takes_back integer;
