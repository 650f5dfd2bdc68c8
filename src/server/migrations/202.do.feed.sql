-- Files that rows came from. Rows name the file and its line.
CREATE SEQUENCE feed_files_id AS integer;
CREATE TABLE feed_files (
  id integer PRIMARY KEY,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  -- Without its folders: readers see it.
  name text NOT NULL,
  taken_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL
);

-- Monthly partitions are made by ingest; retention drops them whole.
-- numeric without a scale keeps the digits as they were published: 101.240 stays 101.240.
CREATE SEQUENCE orders_id;
CREATE TABLE orders (
  id bigint NOT NULL DEFAULT nextval('orders_id'),
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL CHECK (system IN ('RFQ', 'AUCTION', 'CLOB', 'VOICE')),
  published_at timestamptz NOT NULL,
  level integer NOT NULL CHECK (level > 0),
  orders integer,
  price numeric,
  volume numeric,
  bid_orders integer,
  bid_price numeric,
  bid_volume numeric,
  bid_currency text,
  ask_orders integer,
  ask_price numeric,
  ask_volume numeric,
  ask_currency text,
  source_file integer,
  source_line integer
) PARTITION BY RANGE (published_at);

-- Identity: a line of a snapshot of an instrument, segment, system and publication time.
CREATE UNIQUE INDEX orders_identity ON orders (instrument_id, segment_mic, system, published_at, level);
-- Pages are read newest first; segment and system stand before the time so that no line of another list is touched.
CREATE INDEX orders_page ON orders (instrument_id, segment_mic, system, published_at DESC, id DESC);

CREATE SEQUENCE trades_id;
CREATE TABLE trades (
  id bigint NOT NULL DEFAULT nextval('trades_id'),
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  transaction_id text NOT NULL,
  trade_day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('New', 'Cancelled', 'Amended')),
  published_at timestamptz NOT NULL,
  traded_at timestamptz NOT NULL CHECK (traded_at <= published_at),
  price numeric,
  missing_price text,
  price_condition text,
  price_notation text,
  currency text,
  price_major_currency text,
  volume numeric,
  measurement_unit text,
  measured_quantity numeric,
  notional_amount numeric,
  notional_currency text,
  emission_type text,
  third_country_venue text,
  cleared boolean,
  flags text[] NOT NULL DEFAULT '{}',
  source_file integer,
  source_line integer
) PARTITION BY RANGE (published_at);

CREATE UNIQUE INDEX trades_identity ON trades (segment_mic, trade_day, transaction_id, kind, published_at);
CREATE INDEX trades_page ON trades (instrument_id, segment_mic, published_at DESC, id DESC);

-- Lines are stored about in the order of their times and ids, so a summary of each stretch of pages finds those of a
-- quarter of an hour, and costs ingest next to nothing.
CREATE INDEX orders_published ON orders USING brin (published_at, id) WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX trades_published ON trades USING brin (published_at, id) WITH (pages_per_range = 32, autosummarize = on);

-- How far the rows of the feed are committed. Whoever adds rows locks the line of its kind before the first id is drawn
-- and holds it to the commit, so that ids rise with the order of commits: what a reader has not seen yet has a higher id
-- than all that it could have seen.
CREATE TABLE feed_heads (
  data_type text PRIMARY KEY CHECK (data_type IN ('order', 'trade')),
  last_id bigint NOT NULL,
  -- The arrivals up to this id are known no more.
  forgotten_id bigint NOT NULL,
  -- Up to which row the hours and days with something new are noted in sums_due. If it is behind last_id, a program that
  -- knows nothing of sums has added rows: no sums count until these are noted.
  summed_id bigint NOT NULL DEFAULT 0
);
INSERT INTO feed_heads (data_type, last_id, forgotten_id) VALUES ('order', 0, 0), ('trade', 0, 0);

-- What has arrived lately, by source (as catalogue_sources has them), so that who follows one looks at what is new of it
-- alone. first_published_at bounds the search for rows that were published before the newest one and arrived after it.
CREATE TABLE feed_arrivals (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  last_id bigint NOT NULL,
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  first_published_at timestamptz NOT NULL,
  arrived_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feed_arrivals_source ON feed_arrivals (instrument_id, segment_mic, system, last_id);
CREATE INDEX feed_arrivals_order ON feed_arrivals (data_type, last_id);

-- Trading days of which a report was published 35 days later or more, and when the last of these was. Of all others
-- nothing was: whoever looks for the reports of a trade need not open the months after. Hardly any row is so late that
-- the trigger runs.
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

-- Sums of the hours and days of a source (an instrument on a segment, for orders in a system too), so that a summary
-- need not read their rows. Of an hour or day without sums, rows are read: it has few, or its sums are still due.
CREATE TABLE trade_sums (
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  span text NOT NULL CHECK (span IN ('hour', 'day')),
  starts_at timestamptz NOT NULL,
  -- The last report that these sums take into account. Up to a cut-off before it, rows are read.
  settled_at timestamptz NOT NULL,
  price_unit text,
  quantity_unit text,
  notional_currency text,
  reports bigint NOT NULL,
  without_volume bigint NOT NULL,
  without_notional bigint NOT NULL,
  quantity numeric NOT NULL,
  notional numeric NOT NULL
);
CREATE UNIQUE INDEX trade_sums_span ON trade_sums
  (instrument_id, segment_mic, span, starts_at, price_unit, quantity_unit, notional_currency) NULLS NOT DISTINCT;

CREATE TABLE order_sums (
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  span text NOT NULL CHECK (span IN ('hour', 'day')),
  starts_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  bid_currency text,
  ask_currency text,
  reports bigint NOT NULL
);
CREATE UNIQUE INDEX order_sums_span ON order_sums
  (instrument_id, segment_mic, system, span, starts_at, bid_currency, ask_currency) NULLS NOT DISTINCT;

-- Hours and days of a segment of which sums are missing. `arrived_id` is that of its latest arrival, by which a job
-- notices that more has arrived since it read the rows.
CREATE TABLE sums_due (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  segment_mic text NOT NULL,
  span text NOT NULL CHECK (span IN ('hour', 'day')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  arrived_id bigint NOT NULL,
  PRIMARY KEY (data_type, segment_mic, span, starts_at)
);
