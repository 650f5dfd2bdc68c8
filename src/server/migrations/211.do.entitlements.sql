CREATE TABLE entitlements (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('slice')),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind)
);

-- Every change of what an account may see: gained, changed, lost, refunded, terminated, and by what. It is written by the
-- triggers below, so in the transaction of the change and whoever makes it, and it only grows. A person stands here by
-- the pseudonym of payments from the first line on: a removal leaves nothing that leads to it.
CREATE TABLE entitlement_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_ref uuid NOT NULL,
  entitlement text NOT NULL CHECK (entitlement IN ('subscription', 'delayed', 'live', 'slice', 'account')),
  venue_mic text,
  data_type text CHECK (data_type IN ('order', 'trade')),
  change text NOT NULL
    CHECK (change IN ('gained', 'changed', 'lost', 'refunded', 'reversed', 'disputed', 'terminated', 'removed')),
  -- Days that it covers after the change; no end: as long as the subscription.
  starts_on date,
  ends_on date,
  -- The purchase that pays for it.
  purchase_id uuid,
  cause text NOT NULL,
  -- Real time: when the line was written, not when business says it was.
  logged_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX entitlement_log_account ON entitlement_log (account_ref, id);
CREATE TRIGGER entitlement_log_kept BEFORE UPDATE OR DELETE ON entitlement_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entitlement_log_not_emptied BEFORE TRUNCATE ON entitlement_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The cause is named by who makes the change, for its transaction. An account that is being removed is not there any more.
CREATE FUNCTION log_entitlement(account uuid, entitlement text, venue text, data_type text, change text,
    starts_on date, ends_on date, purchase uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO entitlement_log (account_ref, entitlement, venue_mic, data_type, change, starts_on, ends_on, purchase_id, cause)
  SELECT a.payer_ref, $2, $3, $4, $5, $6, $7, $8,
    coalesce(nullif(current_setting('daylight.cause', true), ''), 'SQL by ' || session_user)
  FROM accounts a WHERE a.id = $1
$$;

CREATE FUNCTION log_paid_flag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'gained',
      NEW.starts_on, NEW.ends_on, NEW.purchase_id);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_entitlement(OLD.account_id, 'live', OLD.venue_mic, rtrim(OLD.kind, 's'), 'lost',
      OLD.starts_on, OLD.ends_on, OLD.purchase_id);
  ELSIF NEW.ended_on IS NOT NULL THEN
    IF OLD.ended_on IS NULL THEN
      PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'),
        CASE WHEN NEW.end_cause IN ('refunded', 'reversed', 'disputed') THEN NEW.end_cause ELSE 'lost' END,
        NEW.starts_on, NEW.ended_on, NEW.purchase_id);
    END IF;
  ELSIF (NEW.venue_mic, NEW.kind) <> (OLD.venue_mic, OLD.kind) THEN
    PERFORM log_entitlement(OLD.account_id, 'live', OLD.venue_mic, rtrim(OLD.kind, 's'), 'lost',
      OLD.starts_on, NEW.moved_on, OLD.purchase_id);
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'gained',
      NEW.moved_on, NEW.ends_on, NEW.purchase_id);
  ELSIF (NEW.starts_on, NEW.ends_on, OLD.ended_on) IS DISTINCT FROM (OLD.starts_on, OLD.ends_on, NULL) THEN
    PERFORM log_entitlement(NEW.account_id, 'live', NEW.venue_mic, rtrim(NEW.kind, 's'), 'changed',
      NEW.starts_on, NEW.ends_on, NEW.purchase_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER paid_flags_logged AFTER INSERT OR UPDATE OR DELETE ON paid_flags
  FOR EACH ROW EXECUTE FUNCTION log_paid_flag();

CREATE FUNCTION log_delayed_venue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had_orders boolean := TG_OP <> 'INSERT' AND OLD.delayed_orders;
  had_trades boolean := TG_OP <> 'INSERT' AND OLD.delayed_trades;
  has_orders boolean := TG_OP <> 'DELETE' AND NEW.delayed_orders;
  has_trades boolean := TG_OP <> 'DELETE' AND NEW.delayed_trades;
  account uuid := coalesce(NEW.account_id, OLD.account_id);
  venue text := coalesce(NEW.venue_mic, OLD.venue_mic);
BEGIN
  IF had_orders <> has_orders THEN
    PERFORM log_entitlement(account, 'delayed', venue, 'order', CASE WHEN has_orders THEN 'gained' ELSE 'lost' END,
      NULL, NULL, NULL);
  END IF;
  IF had_trades <> has_trades THEN
    PERFORM log_entitlement(account, 'delayed', venue, 'trade', CASE WHEN has_trades THEN 'gained' ELSE 'lost' END,
      NULL, NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscription_venues_logged AFTER INSERT OR UPDATE OR DELETE ON subscription_venues
  FOR EACH ROW EXECUTE FUNCTION log_delayed_venue();

CREATE FUNCTION log_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'gained', NEW.starts_on, NEW.ends_on, NULL);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_entitlement(OLD.account_id, 'subscription', NULL, NULL, 'lost', OLD.starts_on, OLD.ends_on, NULL);
  ELSIF OLD.terminated_on IS NULL AND NEW.terminated_on IS NOT NULL THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'terminated', NEW.starts_on, NEW.ends_on, NULL);
  ELSIF (NEW.starts_on, NEW.ends_on, NEW.terminated_on) IS DISTINCT FROM (OLD.starts_on, OLD.ends_on, OLD.terminated_on) THEN
    PERFORM log_entitlement(NEW.account_id, 'subscription', NULL, NULL, 'changed', NEW.starts_on, NEW.ends_on, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_logged AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION log_subscription();

CREATE FUNCTION log_slice_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_entitlement(coalesce(NEW.account_id, OLD.account_id), coalesce(NEW.kind, OLD.kind), NULL, NULL,
    CASE TG_OP WHEN 'INSERT' THEN 'gained' ELSE 'lost' END, NULL, NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER entitlements_logged AFTER INSERT OR DELETE ON entitlements
  FOR EACH ROW EXECUTE FUNCTION log_slice_files();

CREATE FUNCTION log_removed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_entitlement(OLD.id, 'account', NULL, NULL, 'removed', NULL, NULL, NULL);
  RETURN OLD;
END $$;
CREATE TRIGGER accounts_removal_logged BEFORE DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION log_removed_account();

-- Who read live data of which venue on which day, as market-data agreements ask. A person stands here by the pseudonym
-- that payments have: when an account is removed, nothing is left that leads to it.
CREATE TABLE live_reads (
  account_ref uuid NOT NULL,
  venue_mic text NOT NULL,
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  -- With an API key, by a program; else in a session.
  by_key boolean NOT NULL,
  -- Business day, UTC.
  day date NOT NULL,
  -- At least as many as there were: some are counted ahead, and what was not read is taken off again.
  reads bigint NOT NULL,
  PRIMARY KEY (account_ref, venue_mic, data_type, by_key, day)
);
CREATE INDEX live_reads_day ON live_reads (day, venue_mic);
