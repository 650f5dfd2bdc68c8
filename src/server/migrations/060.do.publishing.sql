-- What the operator publishes: reports, documents and terms. Files lie in the file store under keys of our own; the
-- name in an address is looked up here and never becomes part of a path.
create table published_files (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('reports', 'documents')),
  -- Last part of the address.
  name text not null check (name ~ '^[a-z0-9][a-z0-9.-]{0,199}$'),
  -- Name of the file as the visitor saves it, in any alphabet.
  file_name text not null check (file_name <> ''),
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (kind, name)
);

create table publishers (
  id integer generated always as identity primary key,
  type text not null check (type in ('IF', 'TV')),
  name text not null,
  mic text,
  lei text,
  unique (type, name),
  check (type = 'IF' or mic is not null)
);

create table reports (
  id integer generated always as identity primary key,
  publisher_id integer not null references publishers (id),
  report_date date not null,
  unique (publisher_id, report_date)
);

create table report_files (
  id integer generated always as identity primary key,
  report_id integer not null references reports (id),
  file_id integer not null unique references published_files (id),
  title text not null,
  segment_mic text,
  segment_name text,
  segment_description text,
  -- What a report of RTS 28 says, read when it was published, so that a page can draw it.
  rts28 jsonb,
  check (segment_mic is not null or (segment_name is null and segment_description is null))
);
create index report_files_report on report_files (report_id);

create table documents (
  id integer generated always as identity primary key,
  file_id integer not null unique references published_files (id),
  title text not null,
  position integer not null default 100
);

create table terms_versions (
  id integer generated always as identity primary key,
  version text not null unique,
  effective_on date not null,
  content text not null,
  sha256 text not null,
  published_at timestamptz not null,
  withdrawn_at timestamptz
);

-- Who did what. Rows are added and never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  os_user text not null,
  acted_for text,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);

create function audit_log_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log only grows';
end $$;
create trigger audit_log_rows before update or delete on audit_log
  for each row execute function audit_log_only_grows();
create trigger audit_log_whole before truncate on audit_log
  for each statement execute function audit_log_only_grows();
