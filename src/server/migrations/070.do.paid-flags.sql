-- Each flag of real-time data that was paid for, owned by the purchase that paid for it. What a session may see in real
-- time is what such a flag covers on the day. A flag that is swapped keeps its purchase; one that ends is kept.
CREATE TABLE paid_flags (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Null: given without a purchase (demo accounts, and rights from before purchases were known).
  order_id uuid REFERENCES subscription_orders,
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
CREATE INDEX paid_flags_order ON paid_flags (order_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_account ON paid_flags (account_id) WHERE ended_on IS NULL;
CREATE INDEX paid_flags_venue ON paid_flags (venue_mic) WHERE ended_on IS NULL;

-- Every term that an account was given, by a purchase or free of charge. The newest that stands is the subscription's.
CREATE TABLE subscription_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  order_id uuid UNIQUE REFERENCES subscription_orders,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  live boolean NOT NULL,
  ended_on date,
  CHECK (ends_on >= starts_on)
);
CREATE INDEX subscription_terms_account ON subscription_terms (account_id, id) WHERE ended_on IS NULL;

-- Grows with every change: a change that was made on an older one is refused.
ALTER TABLE subscriptions ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The flags that an order pays for: [{"venue", "kind"}]. Null: not reckoned yet.
ALTER TABLE subscription_orders ADD COLUMN pays_for jsonb;

-- What was paid for already.
CREATE TEMPORARY TABLE migrated_purchases ON COMMIT DROP AS
  SELECT o.id, o.account_id, o.kind, o.starts_on, o.ends_on, o.before,
    coalesce((SELECT r.paid_on FROM receipts r WHERE r.order_id = o.id), o.priced_on) AS paid_on,
    row_number() OVER (PARTITION BY o.account_id ORDER BY coalesce(
      (SELECT max(l.id) FROM subscription_order_log l WHERE l.order_id = o.id AND l.to_state = 'paid'), 0), o.created_at, o.id) AS place
  FROM subscription_orders o WHERE o.state = 'paid' AND o.account_id IS NOT NULL;

INSERT INTO subscription_terms (account_id, order_id, starts_on, ends_on, live)
  SELECT account_id, order_id, starts_on, ends_on, live FROM (
    SELECT account_id, NULL::uuid AS order_id, (before->'term'->>'startsOn')::date AS starts_on,
      (before->'term'->>'endsOn')::date AS ends_on, coalesce((before->'term'->>'live')::boolean, false) AS live, 0 AS place
    FROM migrated_purchases WHERE place = 1 AND before->'term' IS NOT NULL
    UNION ALL
    SELECT account_id, id, starts_on, ends_on, true, place FROM migrated_purchases
  ) terms ORDER BY account_id, place;
INSERT INTO subscription_terms (account_id, starts_on, ends_on, live)
  SELECT s.account_id, s.starts_on, s.ends_on, s.live AND NOT EXISTS (SELECT FROM migrated_purchases p WHERE p.account_id = s.account_id)
  FROM subscriptions s
  WHERE NOT EXISTS (SELECT FROM subscription_terms t WHERE t.account_id = s.account_id
                    AND t.starts_on = s.starts_on AND t.ends_on = s.ends_on
                    AND t.id = (SELECT max(id) FROM subscription_terms n WHERE n.account_id = s.account_id));

CREATE TEMPORARY TABLE migrated_flags ON COMMIT DROP AS
  SELECT v.account_id, v.venue_mic, k.kind, s.starts_on, s.ends_on
  FROM subscription_venues v JOIN subscriptions s USING (account_id)
  CROSS JOIN LATERAL (VALUES ('orders', v.realtime_orders), ('trades', v.realtime_trades)) AS k (kind, live)
  WHERE k.live;

-- The purchases that asked for the flag as it is now: a whole term, or one that added it.
CREATE TEMPORARY TABLE migrated_owners ON COMMIT DROP AS
  SELECT f.account_id, f.venue_mic, f.kind, p.id AS order_id, p.kind AS order_kind, p.paid_on, p.ends_on, p.before, p.place
  FROM migrated_flags f JOIN migrated_purchases p USING (account_id)
  JOIN subscription_order_venues w ON w.order_id = p.id AND w.venue_mic = f.venue_mic
  WHERE CASE f.kind WHEN 'orders' THEN w.realtime_orders ELSE w.realtime_trades END
    AND (p.kind <> 'change' OR coalesce((p.before->'venues'->f.venue_mic->>
      CASE f.kind WHEN 'orders' THEN 'isRealOrders' ELSE 'isRealTraders' END)::boolean, false) = false);

-- A flag that no purchase asked for where it is now was swapped there: it belongs to the newest whole term.
INSERT INTO migrated_owners
  SELECT f.account_id, f.venue_mic, f.kind, p.id, p.kind, p.paid_on, p.ends_on, NULL, p.place
  FROM migrated_flags f JOIN LATERAL (
    SELECT * FROM migrated_purchases p WHERE p.account_id = f.account_id
    ORDER BY (p.kind <> 'change') DESC, p.place DESC LIMIT 1) p ON true
  WHERE NOT EXISTS (SELECT FROM migrated_owners o
                    WHERE (o.account_id, o.venue_mic, o.kind) = (f.account_id, f.venue_mic, f.kind));

-- An early renewal pays for the time after what is paid for already.
INSERT INTO paid_flags (account_id, order_id, venue_mic, kind, starts_on, ends_on)
  SELECT account_id, order_id, venue_mic, kind,
    least(ends_on, CASE WHEN order_kind = 'renewal' AND place > min(place) OVER flag
      THEN greatest(paid_on, (before->'term'->>'endsOn')::date + 1) ELSE paid_on END), ends_on
  FROM migrated_owners WINDOW flag AS (PARTITION BY account_id, venue_mic, kind);
INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on)
  SELECT f.account_id, f.venue_mic, f.kind, least(f.starts_on, a.created_at::date)
  FROM migrated_flags f JOIN accounts a ON a.id = f.account_id
  WHERE NOT EXISTS (SELECT FROM migrated_purchases p WHERE p.account_id = f.account_id);

-- What is left beside them is what may be seen delayed: all that is subscribed to. A flag that ends leaves it behind.
UPDATE subscription_venues SET delayed_orders = delayed_orders OR realtime_orders,
  delayed_trades = delayed_trades OR realtime_trades;
ALTER TABLE subscription_venues DROP COLUMN realtime_orders, DROP COLUMN realtime_trades;
COMMENT ON COLUMN subscription_venues.delayed_orders IS 'Subscribed to, at least delayed; in real time while a paid flag covers it.';

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
