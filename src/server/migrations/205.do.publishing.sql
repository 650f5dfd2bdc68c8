-- What the operator publishes: reports, documents and terms. Files lie in the file store under keys of our own; the
-- name in an address is looked up here and never becomes part of a path.
CREATE TABLE published_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('reports', 'documents')),
  -- Last part of the address.
  name text NOT NULL CHECK (name ~ '^[a-z0-9][a-z0-9.-]{0,199}$'),
  -- Name of the file as the visitor saves it, in any alphabet.
  file_name text NOT NULL CHECK (file_name <> ''),
  media_type text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text NOT NULL UNIQUE,
  published_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  UNIQUE (kind, name)
);

CREATE TABLE publishers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('IF', 'TV')),
  name text NOT NULL,
  mic text,
  lei text,
  UNIQUE (type, name),
  CHECK (type = 'IF' OR mic IS NOT NULL)
);

CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  publisher_id integer NOT NULL REFERENCES publishers (id),
  report_date date NOT NULL,
  UNIQUE (publisher_id, report_date)
);

CREATE TABLE report_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id integer NOT NULL REFERENCES reports (id),
  file_id integer NOT NULL UNIQUE REFERENCES published_files (id),
  title text NOT NULL,
  segment_mic text,
  segment_name text,
  segment_description text,
  -- What a report of RTS 28 says, read when it was published, so that a page can draw it.
  rts28 jsonb,
  CHECK (segment_mic IS NOT NULL OR (segment_name IS NULL AND segment_description IS NULL))
);
CREATE INDEX report_files_report ON report_files (report_id);

CREATE TABLE documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id integer NOT NULL UNIQUE REFERENCES published_files (id),
  title text NOT NULL,
  position integer NOT NULL DEFAULT 100
);

CREATE TABLE terms_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version text NOT NULL UNIQUE,
  effective_on date NOT NULL,
  content text NOT NULL,
  sha256 text NOT NULL,
  published_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);

-- Keys by which publishers send their files. They are the operator's, not an account's, and read nothing. Of a key there
-- is only the hash of its secret, which is random.
CREATE TABLE publisher_keys (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{12}$'),
  name text NOT NULL,
  -- Operating MICs of the venues that it may publish for.
  venues text[] NOT NULL CHECK (cardinality(venues) > 0),
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
