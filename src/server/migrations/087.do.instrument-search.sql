-- Searching a list of instruments by a part of their code or description, however short: one index holds, of each
-- instrument, the list it is in and every run of one, two and three characters of its code and description. It needs no
-- extension. feed/instrument-search.ts asks in the same words.
create function instrument_runs(list text, content text) returns text[]
  language sql immutable parallel safe
  return array[list] || array(
    select distinct substr(content, start, size)
    from generate_series(1, 3) size, generate_series(1, length(content) - size + 1) start
  );

create index catalogue_instruments_search on catalogue_instruments using gin (instrument_runs(
  data_type || '/' || venue_mic || '/' || asset_class || '/' || sub_asset_class,
  lower((code || E'\n' || description) collate "default")
));

-- Each file moves last_published_at, which is in no index: with room on the page none of them is written for it.
alter table catalogue_instruments set (fillfactor = 80);
