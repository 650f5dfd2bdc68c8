create table instruments (
  id integer generated always as identity primary key,
  code text not null unique,
  code_type text not null check (code_type in ('ISIN', 'OTHR')),
  asset_class text not null,
  sub_asset_class text not null,
  description text not null,
  currency text
);
