-- Parts of payments that an operator gives back through the provider; nothing that was paid for ends.
CREATE TABLE IF NOT EXISTS partial_refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  amount numeric NOT NULL CHECK (amount > 0 AND scale(amount) = 2),
  asked_at timestamptz NOT NULL,
  -- When the provider was first asked: a later refusal does not say that nothing was given back.
  sent_at timestamptz,
  refunded_at timestamptz,
  fault text,
  CHECK (refunded_at IS NULL OR fault IS NULL)
);
CREATE INDEX IF NOT EXISTS partial_refunds_payment ON partial_refunds (payment_id, asked_at);
CREATE UNIQUE INDEX IF NOT EXISTS partial_refunds_under_way ON partial_refunds (payment_id)
  WHERE refunded_at IS NULL AND fault IS NULL;
