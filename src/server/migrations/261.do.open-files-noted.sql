-- Since when an open file waits to be written: lines that come late make it due again, long after its time is over.
ALTER TABLE open_data_due ADD COLUMN IF NOT EXISTS noted_at timestamptz NOT NULL DEFAULT now();
