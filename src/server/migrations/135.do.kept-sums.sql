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

-- Up to which row the hours and days with something new are noted in sums_due. If it is behind last_id, a program that
-- knows nothing of sums has added rows: no sums count until these are noted.
ALTER TABLE feed_heads ADD COLUMN summed_id bigint NOT NULL DEFAULT 0;
