-- One row for every order opened at the payment provider. Times are the security clock's.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  purchase_id uuid NOT NULL CONSTRAINT payments_order_id_fkey REFERENCES purchases,
  -- Whole US dollars.
  amount integer NOT NULL CHECK (amount > 0),
  -- opening: asked for, not yet answered · open: may be approved · executing: being captured · pending: captured, held
  -- back by the provider · captured · declined: cannot be captured any more · void: given up · refunded ·
  -- stray: captured though the purchase cannot take it, to be given back · returned: given back
  state text NOT NULL CHECK (state IN ('opening', 'open', 'executing', 'pending', 'captured', 'declined', 'void',
    'refunded', 'stray', 'returned')),
  provider_order_id text UNIQUE,
  capture_id text UNIQUE,
  -- What execute was called with; a repetition must say the same.
  payer_id text,
  payment_ref text,
  -- Counts refusals of a capture: each new try has a request id of its own, a repeated one has not.
  refusals integer NOT NULL DEFAULT 0,
  -- The running program that is capturing it; null when nobody is.
  claimed_by integer,
  -- The person was asked to choose another way to pay: nobody captures it unasked.
  awaits_person boolean NOT NULL DEFAULT false,
  -- The provider reported that the money went back.
  reversed boolean NOT NULL DEFAULT false,
  checks integer NOT NULL DEFAULT 0,
  check_at timestamptz,
  created_at timestamptz NOT NULL,
  -- What the provider reported where it was not what we opened: grants nothing, and is put before the operator.
  mismatch jsonb,
  -- When a capture went out whose outcome is not known; null: none is on its way.
  capture_sent_at timestamptz,
  captured_at timestamptz,
  -- What the payer disputes with the provider or the bank; null: nothing was ever disputed.
  dispute text CHECK (dispute IN ('open', 'won', 'lost')),
  -- Who pays, as the profile said when the payment was opened: {"name", "company", "country", "taxNumber"}. It stands
  -- here and not with the receipt, which nothing may change: a person who is removed is forgotten here.
  customer jsonb,
  CHECK (provider_order_id IS NOT NULL OR state IN ('opening', 'void'))
);

-- Of one purchase, one payment is taken, and one can be approved at a time.
CREATE UNIQUE INDEX payments_one_taken ON payments (purchase_id)
  WHERE state IN ('executing', 'pending', 'captured', 'refunded');
CREATE UNIQUE INDEX payments_one_open ON payments (purchase_id) WHERE state IN ('opening', 'open');
-- A page that waits for its payment asks for the payments of its purchase again and again.
CREATE INDEX payments_purchase ON payments (purchase_id);
-- Two queues, each read from its index alone: payments of which something is still to happen, and captured ones,
-- which are asked about again for as long as their money can go back.
CREATE INDEX payments_due_hanging ON payments (check_at) WHERE check_at IS NOT NULL AND state <> 'captured';
CREATE INDEX payments_due_captured ON payments (check_at) WHERE check_at IS NOT NULL AND state = 'captured';

-- What the provider told. Only what finds the payment is kept: the events hold names and addresses of people.
CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  payment_id uuid REFERENCES payments,
  received_at timestamptz NOT NULL
);
CREATE INDEX webhook_events_received ON webhook_events (received_at);

CREATE TABLE receipt_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE receipts (
  number text PRIMARY KEY,
  purchase_id uuid NOT NULL CONSTRAINT receipts_order_id_key UNIQUE
    CONSTRAINT receipts_order_id_fkey REFERENCES purchases,
  payment_id uuid NOT NULL UNIQUE REFERENCES payments,
  payer_ref uuid NOT NULL,
  paid_on date NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  cost_per_venue integer NOT NULL,
  flags integer NOT NULL,
  months integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  -- The venues with their names as they were: [{"MIC", "Name", "IsRealOrders", "IsRealTraders"}].
  venues jsonb NOT NULL,
  -- The months that were charged: of a change within a term not the whole of it. Every term ends with a month.
  charged_from date NOT NULL,
  charged_to date NOT NULL,
  -- Seller and tax as they were when it was issued; null: issued before they stood on receipts.
  seller jsonb,
  tax jsonb
);
CREATE INDEX receipts_payer ON receipts (payer_ref, number);
CREATE TRIGGER receipts_kept BEFORE UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE refunds (
  purchase_id uuid PRIMARY KEY CONSTRAINT refunds_order_id_fkey REFERENCES purchases,
  refunded_on date NOT NULL,
  -- refunded by us, or reversed by the payer's bank
  cause text NOT NULL CHECK (cause IN ('refunded', 'reversed'))
);
CREATE TRIGGER refunds_kept BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
