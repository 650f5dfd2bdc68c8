-- Trading days of which a report was published 35 days later or more, and when the last of these was. Of all others
-- nothing was: whoever looks for the reports of a trade need not open the months after. A trigger notes it, so that what
-- the release before takes in is noted too; hardly any row is so late that it runs.
CREATE TABLE late_reports (
  segment_mic text NOT NULL,
  trade_day date NOT NULL,
  last_published_at timestamptz NOT NULL,
  PRIMARY KEY (segment_mic, trade_day)
);

CREATE FUNCTION note_late_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO late_reports AS l VALUES (NEW.segment_mic, NEW.trade_day, NEW.published_at)
  ON CONFLICT (segment_mic, trade_day) DO UPDATE SET last_published_at = excluded.last_published_at
  WHERE l.last_published_at < excluded.last_published_at;
  RETURN NULL;
END
$$;

CREATE TRIGGER trades_late_reports AFTER INSERT ON trades
  FOR EACH ROW WHEN (NEW.published_at >= (NEW.trade_day + 35)::timestamp AT TIME ZONE 'UTC')
  EXECUTE FUNCTION note_late_report();
