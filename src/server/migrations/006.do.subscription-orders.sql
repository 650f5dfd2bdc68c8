CREATE TABLE subscription_orders (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- What is due now, in whole US dollars.
  price integer NOT NULL CHECK (price >= 0),
  state text NOT NULL CHECK (state IN ('uncompleted', 'executing', 'pending', 'paid', 'cancelled', 'failed')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (ends_on >= starts_on)
);

CREATE INDEX subscription_orders_account ON subscription_orders (account_id, state);

CREATE TABLE subscription_order_venues (
  order_id uuid NOT NULL REFERENCES subscription_orders ON DELETE CASCADE,
  venue_mic text NOT NULL CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  realtime_orders boolean NOT NULL DEFAULT false,
  realtime_trades boolean NOT NULL DEFAULT false,
  PRIMARY KEY (order_id, venue_mic)
);
