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
