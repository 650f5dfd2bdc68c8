-- One row for every order opened at the payment provider. Times are the security clock's.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES subscription_orders,
  -- Whole US dollars.
  amount integer NOT NULL CHECK (amount > 0),
  -- opening: asked for, not yet answered · open: may be approved · executing: being captured · pending: captured, held
  -- back by the provider · captured · declined: cannot be captured any more · void: given up · refunded ·
  -- stray: captured though the order cannot take it, to be given back · returned: given back
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
  CHECK (provider_order_id IS NOT NULL OR state IN ('opening', 'void'))
);

-- Of one order, one payment is taken, and one can be approved at a time.
CREATE UNIQUE INDEX payments_one_taken ON payments (order_id)
  WHERE state IN ('executing', 'pending', 'captured', 'refunded');
CREATE UNIQUE INDEX payments_one_open ON payments (order_id) WHERE state IN ('opening', 'open');
CREATE INDEX payments_check ON payments (check_at) WHERE check_at IS NOT NULL;

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
  order_id uuid NOT NULL UNIQUE REFERENCES subscription_orders,
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
  venues jsonb NOT NULL
);
CREATE INDEX receipts_payer ON receipts (payer_ref, number);

CREATE TABLE refunds (
  order_id uuid PRIMARY KEY REFERENCES subscription_orders,
  refunded_on date NOT NULL,
  -- refunded by us, or reversed by the payer's bank
  cause text NOT NULL CHECK (cause IN ('refunded', 'reversed'))
);

CREATE TRIGGER receipts_kept BEFORE UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refunds_kept BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
