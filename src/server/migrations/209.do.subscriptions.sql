CREATE TABLE subscriptions (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  live boolean NOT NULL DEFAULT false,
  auto_renewal boolean NOT NULL DEFAULT true,
  terminated_on date,
  -- Grows with every change: a change that was made on an older one is refused.
  version integer NOT NULL DEFAULT 1,
  CHECK (ends_on >= starts_on)
);
COMMENT ON COLUMN subscriptions.live IS 'A live term was paid for: what is added within the term costs the months that are left.';

-- What may be seen delayed: all that is subscribed to. A flag of real-time data that ends leaves it behind.
CREATE TABLE subscription_venues (
  account_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  venue_mic text NOT NULL CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, venue_mic)
);
COMMENT ON COLUMN subscription_venues.delayed_orders IS 'Subscribed to, at least delayed; in real time while a paid flag covers it.';

-- What a customer buys is a purchase: an order is the market's. Purchases outlive their account. Constraints here and in
-- the tables that refer to it have names of the time when it was called a subscription order.
CREATE TABLE purchases (
  id uuid CONSTRAINT subscription_orders_pkey PRIMARY KEY,
  account_id uuid CONSTRAINT subscription_orders_account_id_fkey REFERENCES accounts ON DELETE SET NULL,
  -- What is due now, in whole US dollars.
  price integer NOT NULL CONSTRAINT subscription_orders_price_check CHECK (price >= 0),
  state text NOT NULL CONSTRAINT subscription_orders_state_check
    CHECK (state IN ('uncompleted', 'executing', 'pending', 'paid', 'cancelled', 'failed', 'refunded')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  created_at timestamptz NOT NULL,
  payer_ref uuid NOT NULL,
  kind text NOT NULL DEFAULT 'signUp' CONSTRAINT subscription_orders_kind_check
    CHECK (kind IN ('signUp', 'change', 'renewal')),
  origin text NOT NULL DEFAULT 'registration' CONSTRAINT subscription_orders_origin_check
    CHECK (origin IN ('registration', 'person', 'autoRenewal')),
  -- Business day for which price and term were reckoned last.
  priced_on date NOT NULL,
  -- Why the purchase is in its state; goes into the log with it.
  state_cause text NOT NULL DEFAULT 'made',
  -- The subscription as it was before this purchase was paid for, for the case of a refund.
  before jsonb,
  -- The flags that it pays for: [{"venue", "kind"}]. Null: not reckoned yet.
  pays_for jsonb,
  CONSTRAINT subscription_orders_check CHECK (ends_on >= starts_on)
);
CREATE INDEX purchases_account ON purchases (account_id, state);
-- One thing to pay for at a time: the page shows the first uncompleted payment only, and prices build on the rights
-- that are there.
CREATE UNIQUE INDEX purchases_one_open ON purchases (account_id)
  WHERE state IN ('uncompleted', 'executing', 'pending');

CREATE TABLE purchase_venues (
  purchase_id uuid NOT NULL CONSTRAINT subscription_order_venues_order_id_fkey REFERENCES purchases,
  venue_mic text NOT NULL CONSTRAINT subscription_order_venues_venue_mic_check CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  delayed_orders boolean NOT NULL DEFAULT false,
  delayed_trades boolean NOT NULL DEFAULT false,
  realtime_orders boolean NOT NULL DEFAULT false,
  realtime_trades boolean NOT NULL DEFAULT false,
  CONSTRAINT subscription_order_venues_pkey PRIMARY KEY (purchase_id, venue_mic)
);

CREATE TABLE purchase_log (
  id bigint GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME subscription_order_log_id_seq)
    CONSTRAINT subscription_order_log_pkey PRIMARY KEY,
  purchase_id uuid NOT NULL CONSTRAINT subscription_order_log_order_id_fkey REFERENCES purchases,
  from_state text,
  to_state text NOT NULL,
  price integer NOT NULL,
  cause text NOT NULL,
  -- Real time: when the row was written, not when business says it was.
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX purchase_log_purchase ON purchase_log (purchase_id, id);
CREATE TRIGGER purchase_log_kept BEFORE UPDATE OR DELETE ON purchase_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_log_not_emptied BEFORE TRUNCATE ON purchase_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchases_kept BEFORE DELETE ON purchases
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'uncompleted' THEN
      RAISE EXCEPTION 'a purchase begins uncompleted' USING ERRCODE = 'check_violation';
    END IF;
    NEW.payer_ref := (SELECT payer_ref FROM accounts WHERE id = NEW.account_id);
    NEW.priced_on := coalesce(NEW.priced_on, NEW.created_at::date);
    RETURN NEW;
  END IF;
  IF NEW.id <> OLD.id OR NEW.payer_ref <> OLD.payer_ref OR NEW.created_at <> OLD.created_at
     OR (NEW.account_id IS DISTINCT FROM OLD.account_id AND NEW.account_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a purchase keeps its owner' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.price <> OLD.price AND (OLD.state <> 'uncompleted' OR NEW.state <> 'uncompleted') THEN
    RAISE EXCEPTION 'the price of a purchase in state % is fixed', OLD.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND NOT (OLD.state, NEW.state) IN (
    ('uncompleted', 'executing'), ('uncompleted', 'cancelled'),
    ('executing', 'paid'), ('executing', 'pending'), ('executing', 'uncompleted'),
    ('pending', 'paid'), ('pending', 'failed'), ('paid', 'refunded')
  ) THEN
    RAISE EXCEPTION 'a purchase does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER purchases_guarded BEFORE INSERT OR UPDATE ON purchases
  FOR EACH ROW EXECUTE FUNCTION guard_purchase();

CREATE FUNCTION log_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO purchase_log (purchase_id, from_state, to_state, price, cause)
      VALUES (NEW.id, NULL, NEW.state, NEW.price, NEW.state_cause);
  ELSIF NEW.state <> OLD.state OR NEW.price <> OLD.price THEN
    INSERT INTO purchase_log (purchase_id, from_state, to_state, price, cause)
      VALUES (NEW.id, OLD.state, NEW.state, NEW.price, NEW.state_cause);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER purchases_logged AFTER INSERT OR UPDATE ON purchases
  FOR EACH ROW EXECUTE FUNCTION log_purchase();

-- Each flag of real-time data that was paid for, owned by the purchase that paid for it. What a session may see in real
-- time is what such a flag covers on the day. A flag that is swapped keeps its purchase; one that ends is kept.
CREATE TABLE paid_flags (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Null: given without a purchase (demo accounts, and rights from before purchases were known).
  purchase_id uuid CONSTRAINT paid_flags_order_id_fkey REFERENCES purchases,
  venue_mic text NOT NULL CHECK (venue_mic ~ '^[A-Z0-9]{4}$'),
  kind text NOT NULL CHECK (kind IN ('orders', 'trades')),
  -- Days that it covers; no end: as long as the term.
  starts_on date NOT NULL,
  ends_on date,
  -- Business day of its latest swap to another venue or kind.
  moved_on date,
  ended_on date,
  end_cause text CHECK (end_cause IN ('removed', 'replaced', 'refunded', 'reversed', 'disputed')),
  CHECK (ends_on >= starts_on),
  CHECK ((ended_on IS NULL) = (end_cause IS NULL))
);
CREATE INDEX paid_flags_purchase ON paid_flags (purchase_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_account ON paid_flags (account_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_venue ON paid_flags (venue_mic) WHERE ended_on IS NULL;

-- Every term that an account was given, by a purchase or free of charge. The newest that stands is the subscription's.
CREATE TABLE subscription_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purchase_id uuid CONSTRAINT subscription_terms_order_id_key UNIQUE
    CONSTRAINT subscription_terms_order_id_fkey REFERENCES purchases,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  live boolean NOT NULL,
  ended_on date,
  CHECK (ends_on >= starts_on)
);
CREATE INDEX subscription_terms_account ON subscription_terms (account_id, id) WHERE ended_on IS NULL;

-- What an account has on a business day.
CREATE FUNCTION subscribed_venues(uuid, date)
  RETURNS TABLE (venue_mic text, delayed_orders boolean, delayed_trades boolean, realtime_orders boolean, realtime_trades boolean)
  LANGUAGE sql STABLE AS $$
    SELECT venue_mic, coalesce(v.delayed_orders, false) AND NOT coalesce(f.orders, false),
      coalesce(v.delayed_trades, false) AND NOT coalesce(f.trades, false), coalesce(f.orders, false), coalesce(f.trades, false)
    FROM (SELECT * FROM subscription_venues WHERE account_id = $1) v
    FULL JOIN (
      SELECT p.venue_mic, bool_or(p.kind = 'orders') AS orders, bool_or(p.kind = 'trades') AS trades
      FROM paid_flags p JOIN subscriptions s USING (account_id)
      -- After the end of the term its flags go on until access is suspended.
      WHERE p.account_id = $1 AND p.ended_on IS NULL AND p.starts_on <= $2
        AND (p.ends_on IS NULL OR p.ends_on >= least($2, s.ends_on))
      GROUP BY p.venue_mic) f USING (venue_mic)
  $$;

-- A price is an act of the operator: it is set, its notice is mailed, and only then is it known from when it applies.
-- One that is withdrawn stays in the list. The first applies from its own day, later ones 90 days after their notice.
CREATE TABLE prices (
  applies_from date,
  noticed_on date,
  cost_per_venue integer NOT NULL CHECK (cost_per_venue >= 0),
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawn_on date,
  -- Whether the mails of the notice have all gone, after which its day stays.
  settled boolean NOT NULL DEFAULT false,
  CONSTRAINT prices_noticed CHECK ((applies_from IS NULL) = (noticed_on IS NULL))
);
CREATE UNIQUE INDEX prices_one_to_be_noticed ON prices ((true)) WHERE noticed_on IS NULL AND withdrawn_on IS NULL;
