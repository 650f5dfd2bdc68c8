-- Who pays, as the profile said when the payment was opened: {"name", "company", "country", "taxNumber"}. It stands
-- here and not with the receipt, which nothing may change: a person who is removed is forgotten here.
ALTER TABLE payments ADD COLUMN customer jsonb;

-- The months that were charged: of a change within a term not the whole of it. Every term ends with a month.
ALTER TABLE receipts ADD COLUMN charged_from date;
ALTER TABLE receipts ADD COLUMN charged_to date;
ALTER TABLE receipts DISABLE TRIGGER receipts_kept;
UPDATE receipts SET charged_to = ends_on,
  charged_from = (ends_on + 1 - make_interval(months => months))::date;
ALTER TABLE receipts ENABLE TRIGGER receipts_kept;
ALTER TABLE receipts ALTER COLUMN charged_from SET NOT NULL;
ALTER TABLE receipts ALTER COLUMN charged_to SET NOT NULL;
-- Seller and tax as they were when it was issued; null: issued before they stood on receipts.
ALTER TABLE receipts ADD COLUMN seller jsonb;
ALTER TABLE receipts ADD COLUMN tax jsonb;

-- Goes with the letter as a document.
ALTER TABLE mail_outbox ADD COLUMN receipt text;

-- For receipts; the profile at the identity provider has no place for it.
ALTER TABLE accounts ADD COLUMN tax_number text CHECK (tax_number <> '');
