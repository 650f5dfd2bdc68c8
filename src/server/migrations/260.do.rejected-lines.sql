-- The lines that were not taken of a file, so that they can be mended and sent again. The number is that of the file, or
-- one of its own if nothing of it was taken.
CREATE TABLE IF NOT EXISTS rejected_files (
  number integer PRIMARY KEY,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  name text NOT NULL,
  -- The id of a publisher's key, or 'operators'.
  sender text NOT NULL,
  received_at timestamptz NOT NULL,
  lines integer NOT NULL,
  rejected integer NOT NULL,
  is_taken boolean NOT NULL,
  -- Whether each line that was not taken is kept.
  is_complete boolean NOT NULL,
  header text,
  -- Characters that are kept of it, and a charge for each error.
  size integer NOT NULL
);
CREATE INDEX IF NOT EXISTS rejected_files_received_at ON rejected_files (received_at);
CREATE INDEX IF NOT EXISTS rejected_files_sender ON rejected_files (sender, name);
CREATE TABLE IF NOT EXISTS rejected_lines (
  file integer NOT NULL REFERENCES rejected_files ON DELETE CASCADE,
  position integer NOT NULL,
  line integer NOT NULL,
  field text NOT NULL,
  value text,
  reason text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (file, position)
);
