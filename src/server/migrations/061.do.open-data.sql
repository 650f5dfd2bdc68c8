-- Whole-venue files of what was published, written once by a job and opened to everybody fifteen minutes later.
create table open_data_files (
  id integer generated always as identity primary key,
  day date not null,
  name text not null unique,
  data_type text not null check (data_type in ('order', 'trade')),
  venue_mic text not null references venues (mic),
  span text not null check (span in ('quarter', 'day')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  format text not null check (format in ('csv', 'ndjson')),
  lines bigint not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  -- From here on it is everybody's.
  opens_at timestamptz not null,
  written_at timestamptz not null
);
create index open_data_files_day on open_data_files (day);

-- Spans with lines that are not in their files yet. Later lines make a span due again.
create table open_data_due (
  data_type text not null check (data_type in ('order', 'trade')),
  span text not null check (span in ('quarter', 'day')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (data_type, span, starts_at)
);

-- How far the job has read; ids rise with every line taken.
create table open_data_progress (
  data_type text primary key check (data_type in ('order', 'trade')),
  last_id bigint not null
);

-- The public index: a file like the others. `made_from` tells whether it is still up to date.
create table open_data_index (
  single_row boolean primary key default true check (single_row),
  made_from text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  written_at timestamptz not null
);

-- Lines are stored about in the order of their times and ids, so a summary of each stretch of pages finds those of a
-- quarter of an hour, and costs ingest next to nothing.
create index trades_published on trades using brin (published_at, id) with (pages_per_range = 32, autosummarize = on);
create index orders_published on orders using brin (published_at, id) with (pages_per_range = 32, autosummarize = on);
