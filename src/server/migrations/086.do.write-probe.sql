-- One row that is written again and again, to find out whether the database still takes writes.
CREATE TABLE write_probe (
  single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
  written_at timestamptz NOT NULL
);
