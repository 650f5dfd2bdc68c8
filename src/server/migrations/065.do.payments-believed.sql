-- What the provider reported where it was not what we opened: grants nothing, and is put before the operator.
ALTER TABLE payments ADD COLUMN mismatch jsonb;
