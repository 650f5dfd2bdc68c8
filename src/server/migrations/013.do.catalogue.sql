-- What the selection lists read. Ingest keeps these in the transaction that adds the rows. first_published_at is
-- compared with the reader's cut-off, so that a list never tells of a row its reader may not see yet.
create table catalogue_classes (
  data_type text not null check (data_type in ('order', 'trade')),
  venue_mic text not null references venues (mic),
  asset_class text not null,
  sub_asset_class text not null,
  first_published_at timestamptz not null,
  last_published_at timestamptz not null,
  primary key (data_type, venue_mic, asset_class, sub_asset_class)
);

create table catalogue_instruments (
  data_type text not null check (data_type in ('order', 'trade')),
  venue_mic text not null references venues (mic),
  asset_class text not null,
  sub_asset_class text not null,
  code text collate "C" not null,
  instrument_id integer not null references instruments (id),
  description text not null,
  first_published_at timestamptz not null,
  last_published_at timestamptz not null,
  primary key (data_type, venue_mic, asset_class, sub_asset_class, code)
);
create index catalogue_instruments_instrument on catalogue_instruments (instrument_id);

-- system is TRADE for trades, which are shown whatever system they came from.
create table catalogue_sources (
  data_type text not null check (data_type in ('order', 'trade')),
  instrument_id integer not null references instruments (id),
  segment_mic text not null references segments (mic),
  system text not null,
  venue_mic text not null references venues (mic),
  first_published_at timestamptz not null,
  last_published_at timestamptz not null,
  primary key (data_type, instrument_id, segment_mic, system)
);
create index catalogue_sources_segment on catalogue_sources (segment_mic);
