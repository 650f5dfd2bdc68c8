CREATE TABLE subscriptions (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  CHECK (ends_on >= starts_on)
);

CREATE TABLE subscription_venues (
  account_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  venue_mic text NOT NULL CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  realtime_orders boolean NOT NULL DEFAULT false,
  realtime_trades boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, venue_mic)
);
