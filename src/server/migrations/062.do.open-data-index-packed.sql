-- The index names thousands of files; packed once, with gzip, it is a tenth of its size. The job writes both anew.
delete from open_data_index;
alter table open_data_index
  add column packed_size bigint not null,
  add column packed_sha256 text not null,
  add column packed_key text not null;
