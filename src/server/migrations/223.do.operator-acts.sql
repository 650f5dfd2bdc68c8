-- What an operator did, and why: as it was before, and as it is since.
ALTER TABLE audit_log
  ADD COLUMN IF NOT EXISTS reason text,
  ADD COLUMN IF NOT EXISTS before jsonb,
  ADD COLUMN IF NOT EXISTS after jsonb;
