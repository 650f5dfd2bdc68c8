-- When an operator asked for a job to be run before it is due; null: nobody did since it last began.
ALTER TABLE jobs ADD COLUMN IF NOT EXISTS wanted_at timestamptz;
