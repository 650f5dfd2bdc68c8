-- Whole-venue files of what was published, written once by a job and opened to everybody fifteen minutes later. They are
-- kept packed with gzip, under their key with the ending .gz. What is packed has a `packed_key` of its `storage_key`;
-- `size` and `sha256` are those of the text.
CREATE TABLE open_data_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  name text NOT NULL UNIQUE,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  venue_mic text NOT NULL REFERENCES venues (mic),
  span text NOT NULL CHECK (span IN ('minute', 'quarter', 'day')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'ndjson')),
  lines bigint NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL UNIQUE,
  -- From here on it is everybody's.
  opens_at timestamptz NOT NULL,
  written_at timestamptz NOT NULL,
  packed_key text,
  packed_size bigint
);
CREATE INDEX open_data_files_day ON open_data_files (day);

-- Spans with lines that are not in their files yet. Later lines make a span due again.
CREATE TABLE open_data_due (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  span text NOT NULL CHECK (span IN ('minute', 'quarter', 'day')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, span, starts_at)
);

-- How far the job has read; ids rise with every line taken.
CREATE TABLE open_data_progress (
  data_type text PRIMARY KEY CHECK (data_type IN ('order', 'trade')),
  last_id bigint NOT NULL
);

-- The public index: a file like the others. `made_from` tells whether it is still up to date. It names thousands of
-- files; packed once, with gzip, it is a tenth of its size.
CREATE TABLE open_data_index (
  single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
  made_from text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  written_at timestamptz NOT NULL,
  packed_size bigint NOT NULL,
  packed_sha256 text NOT NULL,
  packed_key text NOT NULL
);

-- From when on files are packed: at once in a new database. One that came from 0.1.0 waited until no program of that
-- release, which could not read them, answered any more.
CREATE TABLE open_data_packing (
  single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
  begins_at timestamptz NOT NULL
);
INSERT INTO open_data_packing (begins_at) VALUES (now());
