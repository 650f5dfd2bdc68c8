-- The venues that rights and prices are about, and their segments, as ISO 10383 has them. A venue is a segment of its own
-- too, since a report may name the operating MIC. A new database has none: the operator publishes them.
CREATE TABLE venues (
  mic text PRIMARY KEY CHECK (mic ~ '^[A-Z0-9]{4}$'),
  venue_id integer NOT NULL UNIQUE,
  name text NOT NULL,
  type text NOT NULL,
  venue_group_id integer NOT NULL,
  location text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  legal_entity text,
  lei text NOT NULL,
  has_orders boolean NOT NULL,
  has_trades boolean NOT NULL
);

CREATE TABLE segments (
  mic text PRIMARY KEY CHECK (mic ~ '^[A-Z0-9]{4}$'),
  venue_mic text NOT NULL REFERENCES venues (mic),
  operating_mic text NOT NULL,
  name text NOT NULL,
  system text
);

-- When a segment trades, as src/domain/feed/trading-calendar.ts has it. A segment without one has that of its venue.
CREATE TABLE trading_calendars (
  mic text PRIMARY KEY REFERENCES segments (mic),
  calendar jsonb NOT NULL,
  loaded_at timestamptz NOT NULL
);

CREATE TABLE instruments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  code_type text NOT NULL CHECK (code_type IN ('ISIN', 'OTHR')),
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  description text NOT NULL,
  currency text
);
-- Finding an instrument by the beginning of its code, whichever venue it is on: byte by byte, so that a beginning is a
-- range of the index.
CREATE INDEX instruments_code_begin ON instruments ((upper(code) COLLATE "C"));

-- What the selection lists read. Ingest keeps these in the transaction that adds the rows. first_published_at is
-- compared with the reader's cut-off, so that a list never tells of a row its reader may not see yet.
CREATE TABLE catalogue_classes (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  venue_mic text NOT NULL REFERENCES venues (mic),
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, venue_mic, asset_class, sub_asset_class)
);

-- Each file moves last_published_at, which is in no index: with room on the page none of them is written for it.
CREATE TABLE catalogue_instruments (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  venue_mic text NOT NULL REFERENCES venues (mic),
  asset_class text NOT NULL,
  sub_asset_class text NOT NULL,
  code text COLLATE "C" NOT NULL,
  instrument_id integer NOT NULL REFERENCES instruments (id),
  description text NOT NULL,
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, venue_mic, asset_class, sub_asset_class, code)
) WITH (fillfactor = 80);
CREATE INDEX catalogue_instruments_instrument ON catalogue_instruments (instrument_id);

-- Searching a list of instruments by a part of their code or description, however short: one index holds, of each
-- instrument, the list it is in and every run of one, two and three characters of its code and description. It needs no
-- extension. feed/instrument-search.ts asks in the same words.
CREATE FUNCTION instrument_runs(list text, content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[list] || ARRAY(
    SELECT DISTINCT substr(content, start, size)
    FROM generate_series(1, 3) size, generate_series(1, length(content) - size + 1) start
  );
CREATE INDEX catalogue_instruments_search ON catalogue_instruments USING gin (instrument_runs(
  data_type || '/' || venue_mic || '/' || asset_class || '/' || sub_asset_class,
  lower((code || E'\n' || description) COLLATE "default")
));

-- system is TRADE for trades, which are shown whatever system they came from.
CREATE TABLE catalogue_sources (
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  instrument_id integer NOT NULL REFERENCES instruments (id),
  segment_mic text NOT NULL REFERENCES segments (mic),
  system text NOT NULL,
  venue_mic text NOT NULL REFERENCES venues (mic),
  first_published_at timestamptz NOT NULL,
  last_published_at timestamptz NOT NULL,
  PRIMARY KEY (data_type, instrument_id, segment_mic, system)
);
CREATE INDEX catalogue_sources_segment ON catalogue_sources (segment_mic);
