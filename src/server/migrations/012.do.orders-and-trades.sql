-- Monthly partitions are made by ingest; retention drops them whole.
-- numeric without a scale keeps the digits as they were published: 101.240 stays 101.240.
create sequence orders_id;

create table orders (
  id bigint not null default nextval('orders_id'),
  instrument_id integer not null,
  segment_mic text not null,
  system text not null check (system in ('RFQ', 'AUCTION', 'CLOB', 'VOICE')),
  published_at timestamptz not null,
  level integer not null check (level > 0),
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
  ask_currency text
) partition by range (published_at);

-- Identity: a line of a snapshot of an instrument, segment, system and publication time.
create unique index orders_identity on orders (instrument_id, segment_mic, system, published_at, level);
-- Pages are read newest first; segment and system stand before the time so that no line of another list is touched.
create index orders_page on orders (instrument_id, segment_mic, system, published_at desc, id desc);

create sequence trades_id;

create table trades (
  id bigint not null default nextval('trades_id'),
  instrument_id integer not null,
  segment_mic text not null,
  transaction_id text not null,
  trade_day date not null,
  kind text not null check (kind in ('New', 'Cancelled', 'Amended')),
  published_at timestamptz not null,
  traded_at timestamptz not null check (traded_at <= published_at),
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
  flags text[] not null default '{}'
) partition by range (published_at);

create unique index trades_identity on trades (segment_mic, trade_day, transaction_id, kind, published_at);
create index trades_page on trades (instrument_id, segment_mic, published_at desc, id desc);
