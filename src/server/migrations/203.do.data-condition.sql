-- What was taken in of each segment and day (UTC): how many rows and rejected lines, and the minutes of the day in which
-- a row was published. Ingest keeps it in the transaction that adds the rows.
CREATE TABLE feed_days (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  segment_mic text NOT NULL REFERENCES segments (mic),
  day date NOT NULL,
  rows bigint NOT NULL,
  rejected bigint NOT NULL,
  minutes int4multirange NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, segment_mic, day)
);
CREATE INDEX feed_days_day ON feed_days (day);

-- What an operator says of a venue's day; the latest line counts, and 'derived' takes back what was said before.
CREATE TABLE day_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  venue_mic text NOT NULL REFERENCES venues (mic),
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  day date NOT NULL,
  condition text NOT NULL CHECK (condition IN ('available', 'degraded', 'derived')),
  reason text NOT NULL CHECK (reason <> ''),
  marked_at timestamptz NOT NULL,
  os_user text NOT NULL,
  acted_for text
);
CREATE INDEX day_marks_day ON day_marks (day, venue_mic, data_type, id);
CREATE TRIGGER day_marks_kept BEFORE UPDATE OR DELETE ON day_marks
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER day_marks_not_emptied BEFORE TRUNCATE ON day_marks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Segments that published nothing for too long while they traded, for the operator: one line a silence.
CREATE TABLE silences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  segment_mic text NOT NULL REFERENCES segments (mic),
  since timestamptz NOT NULL,
  limit_minutes integer NOT NULL,
  noticed_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX silences_open ON silences (data_type, segment_mic) WHERE ended_at IS NULL;
