-- Working days, and with them the day of suspension, are those of the person's country.
ALTER TABLE accounts ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$');
-- Names the person in payments and receipts, which are kept when the account is removed.
ALTER TABLE accounts ADD COLUMN payer_ref uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX accounts_payer_ref ON accounts (payer_ref);

ALTER TABLE subscriptions ADD COLUMN live boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN subscriptions.live IS 'A live term was paid for: what is added within the term costs the months that are left.';
ALTER TABLE subscriptions ADD COLUMN auto_renewal boolean NOT NULL DEFAULT true;
ALTER TABLE subscriptions ADD COLUMN terminated_on date;

-- Orders outlive their account.
ALTER TABLE subscription_orders DROP CONSTRAINT subscription_orders_account_id_fkey;
ALTER TABLE subscription_orders ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE subscription_orders ADD CONSTRAINT subscription_orders_account_id_fkey
  FOREIGN KEY (account_id) REFERENCES accounts ON DELETE SET NULL;
ALTER TABLE subscription_order_venues DROP CONSTRAINT subscription_order_venues_order_id_fkey;
ALTER TABLE subscription_order_venues ADD CONSTRAINT subscription_order_venues_order_id_fkey
  FOREIGN KEY (order_id) REFERENCES subscription_orders;

ALTER TABLE subscription_orders ADD COLUMN payer_ref uuid;
UPDATE subscription_orders o SET payer_ref = a.payer_ref FROM accounts a WHERE a.id = o.account_id;
ALTER TABLE subscription_orders ALTER COLUMN payer_ref SET NOT NULL;
ALTER TABLE subscription_orders ADD COLUMN kind text NOT NULL DEFAULT 'signUp'
  CHECK (kind IN ('signUp', 'change', 'renewal'));
ALTER TABLE subscription_orders ADD COLUMN origin text NOT NULL DEFAULT 'registration'
  CHECK (origin IN ('registration', 'person', 'autoRenewal'));
-- Business day for which price and term were reckoned last.
ALTER TABLE subscription_orders ADD COLUMN priced_on date;
UPDATE subscription_orders SET priced_on = created_at::date;
ALTER TABLE subscription_orders ALTER COLUMN priced_on SET NOT NULL;
-- Why the order is in its state; goes into the log with it.
ALTER TABLE subscription_orders ADD COLUMN state_cause text NOT NULL DEFAULT 'made';
-- The subscription as it was before this order was paid for, for the case of a refund.
ALTER TABLE subscription_orders ADD COLUMN before jsonb;
ALTER TABLE subscription_orders DROP CONSTRAINT subscription_orders_state_check;
ALTER TABLE subscription_orders ADD CONSTRAINT subscription_orders_state_check
  CHECK (state IN ('uncompleted', 'executing', 'pending', 'paid', 'cancelled', 'failed', 'refunded'));

-- One thing to pay for at a time: the page shows the first uncompleted payment only, and prices build on the rights
-- that are there.
CREATE UNIQUE INDEX subscription_orders_one_open ON subscription_orders (account_id)
  WHERE state IN ('uncompleted', 'executing', 'pending');

CREATE TABLE subscription_order_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES subscription_orders,
  from_state text,
  to_state text NOT NULL,
  price integer NOT NULL,
  cause text NOT NULL,
  -- Real time: when the row was written, not when business says it was.
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX subscription_order_log_order ON subscription_order_log (order_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER subscription_order_log_kept BEFORE UPDATE OR DELETE ON subscription_order_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER subscription_order_log_not_emptied BEFORE TRUNCATE ON subscription_order_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER subscription_orders_kept BEFORE DELETE ON subscription_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION guard_subscription_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'uncompleted' THEN
      RAISE EXCEPTION 'an order begins uncompleted' USING ERRCODE = 'check_violation';
    END IF;
    NEW.payer_ref := (SELECT payer_ref FROM accounts WHERE id = NEW.account_id);
    NEW.priced_on := coalesce(NEW.priced_on, NEW.created_at::date);
    RETURN NEW;
  END IF;
  IF NEW.id <> OLD.id OR NEW.payer_ref <> OLD.payer_ref OR NEW.created_at <> OLD.created_at
     OR (NEW.account_id IS DISTINCT FROM OLD.account_id AND NEW.account_id IS NOT NULL) THEN
    RAISE EXCEPTION 'an order keeps its owner' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.price <> OLD.price AND (OLD.state <> 'uncompleted' OR NEW.state <> 'uncompleted') THEN
    RAISE EXCEPTION 'the price of an order in state % is fixed', OLD.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND NOT (OLD.state, NEW.state) IN (
    ('uncompleted', 'executing'), ('uncompleted', 'cancelled'),
    ('executing', 'paid'), ('executing', 'pending'), ('executing', 'uncompleted'),
    ('pending', 'paid'), ('pending', 'failed'), ('paid', 'refunded')
  ) THEN
    RAISE EXCEPTION 'an order does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER subscription_orders_guarded BEFORE INSERT OR UPDATE ON subscription_orders
  FOR EACH ROW EXECUTE FUNCTION guard_subscription_order();

CREATE FUNCTION log_subscription_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO subscription_order_log (order_id, from_state, to_state, price, cause)
      VALUES (NEW.id, NULL, NEW.state, NEW.price, NEW.state_cause);
  ELSIF NEW.state <> OLD.state OR NEW.price <> OLD.price THEN
    INSERT INTO subscription_order_log (order_id, from_state, to_state, price, cause)
      VALUES (NEW.id, OLD.state, NEW.state, NEW.price, NEW.state_cause);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER subscription_orders_logged AFTER INSERT OR UPDATE ON subscription_orders
  FOR EACH ROW EXECUTE FUNCTION log_subscription_order();

-- Orders from before the log.
INSERT INTO subscription_order_log (order_id, from_state, to_state, price, cause)
  SELECT id, NULL, state, price, 'made' FROM subscription_orders;
