-- A refund that an operator asked for, which the check of captured payments makes; and why the provider refused one.
ALTER TABLE payments
  ADD COLUMN IF NOT EXISTS refund_asked_at timestamptz,
  ADD COLUMN IF NOT EXISTS refund_fault text;
