-- What is sold on an invoice and paid by bank transfer. The invoice is fixed when it is issued; the order and its
-- payment are made when the transfer is there. Numbers are without gaps in a year and series, as those of receipts.
CREATE TABLE document_numbers (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (series, year)
);
CREATE TABLE invoices (
  number text PRIMARY KEY,
  account_id uuid REFERENCES accounts(id) ON DELETE SET NULL,
  payer_ref uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  due_on date NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind IN ('signUp', 'change', 'renewal')),
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= starts_on),
  months integer NOT NULL,
  cost_per_venue integer NOT NULL,
  venues jsonb NOT NULL,
  customer jsonb NOT NULL,
  seller jsonb NOT NULL,
  tax jsonb NOT NULL,
  po_number text,
  withdrawn_on date,
  settled_on date,
  transfer_reference text,
  purchase_id uuid UNIQUE REFERENCES purchases(id),
  credit_number text UNIQUE,
  credited_on date,
  CHECK ((settled_on IS NULL) = (purchase_id IS NULL)),
  CHECK (settled_on IS NULL OR withdrawn_on IS NULL),
  CHECK ((credited_on IS NULL) = (credit_number IS NULL)),
  CHECK (credited_on IS NULL OR settled_on IS NOT NULL)
);
CREATE INDEX invoices_payer ON invoices (payer_ref, number);
CREATE INDEX invoices_account ON invoices (account_id);
CREATE UNIQUE INDEX invoices_one_open ON invoices (account_id) WHERE settled_on IS NULL AND withdrawn_on IS NULL;
CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();
ALTER TABLE payments
  ADD COLUMN IF NOT EXISTS method text NOT NULL DEFAULT 'provider',
  DROP CONSTRAINT payments_check,
  ADD CONSTRAINT payments_method_check CHECK (method IN ('provider', 'bankTransfer')) NOT VALID,
  ADD CONSTRAINT payments_check CHECK (provider_order_id IS NOT NULL OR method = 'bankTransfer' OR state IN ('opening', 'void')) NOT VALID;
