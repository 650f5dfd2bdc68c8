-- Files of open data are kept packed with gzip, under their key with the ending .gz. What is packed has a `packed_key`
-- of its `storage_key`: the release before writes the latter alone, and takes a key without a file for one that was
-- lost, which it writes again. `size` and `sha256` are those of the text.
ALTER TABLE open_data_files ADD COLUMN packed_key text, ADD COLUMN packed_size bigint;

-- While the release before still answers beside this one, files are written as it reads them.
CREATE TABLE open_data_packing (
  single_row boolean PRIMARY KEY DEFAULT true CHECK (single_row),
  begins_at timestamptz NOT NULL
);
