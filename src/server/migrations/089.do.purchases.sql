-- What a customer buys is a purchase: an order is the market's.
ALTER TABLE subscription_orders RENAME TO purchases;
ALTER TABLE subscription_order_venues RENAME TO purchase_venues;
ALTER TABLE subscription_order_log RENAME TO purchase_log;

ALTER TABLE purchase_venues RENAME COLUMN order_id TO purchase_id;
ALTER TABLE purchase_log RENAME COLUMN order_id TO purchase_id;
ALTER TABLE payments RENAME COLUMN order_id TO purchase_id;
ALTER TABLE receipts RENAME COLUMN order_id TO purchase_id;
ALTER TABLE refunds RENAME COLUMN order_id TO purchase_id;
ALTER TABLE paid_flags RENAME COLUMN order_id TO purchase_id;
ALTER TABLE subscription_terms RENAME COLUMN order_id TO purchase_id;

ALTER INDEX subscription_orders_account RENAME TO purchases_account;
ALTER INDEX subscription_orders_one_open RENAME TO purchases_one_open;
ALTER INDEX subscription_order_log_order RENAME TO purchase_log_purchase;
ALTER INDEX payments_order RENAME TO payments_purchase;
ALTER INDEX paid_flags_order RENAME TO paid_flags_purchase;

ALTER TRIGGER subscription_order_log_kept ON purchase_log RENAME TO purchase_log_kept;
ALTER TRIGGER subscription_order_log_not_emptied ON purchase_log RENAME TO purchase_log_not_emptied;
ALTER TRIGGER subscription_orders_kept ON purchases RENAME TO purchases_kept;
ALTER TRIGGER subscription_orders_guarded ON purchases RENAME TO purchases_guarded;
ALTER TRIGGER subscription_orders_logged ON purchases RENAME TO purchases_logged;

ALTER FUNCTION guard_subscription_order() RENAME TO guard_purchase;
CREATE OR REPLACE FUNCTION guard_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
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

ALTER FUNCTION log_subscription_order() RENAME TO log_purchase;
CREATE OR REPLACE FUNCTION log_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
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
