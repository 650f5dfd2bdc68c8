-- How far the rows of the feed are committed. Whoever adds rows locks the line of its kind before the first id is drawn
-- and holds it to the commit, so that ids rise with the order of commits: what a reader has not seen yet has a higher id
-- than all that it could have seen.
create table feed_heads (
  data_type text primary key check (data_type in ('order', 'trade')),
  last_id bigint not null,
  -- The arrivals up to this id are known no more.
  forgotten_id bigint not null
);
insert into feed_heads
  select data_type, last_id, last_id from (
    select 'order' as data_type, case when is_called then last_value else 0 end as last_id from orders_id
    union all
    select 'trade', case when is_called then last_value else 0 end from trades_id
  ) so_far;

-- What has arrived lately, by source (as catalogue_sources has them), so that who follows one looks at what is new of it
-- alone. first_published_at bounds the search for rows that were published before the newest one and arrived after it.
create table feed_arrivals (
  data_type text not null check (data_type in ('order', 'trade')),
  last_id bigint not null,
  instrument_id integer not null,
  segment_mic text not null,
  system text not null,
  first_published_at timestamptz not null,
  arrived_at timestamptz not null default now()
);
create index feed_arrivals_source on feed_arrivals (instrument_id, segment_mic, system, last_id);
create index feed_arrivals_order on feed_arrivals (data_type, last_id);
