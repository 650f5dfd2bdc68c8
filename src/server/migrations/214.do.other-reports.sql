-- Whether a trade's transaction may have other reports. False only where that was looked up: for the rows that are there
-- already, by the script that follows; for those that are added, by ingest.
ALTER TABLE trades ADD COLUMN has_other_reports boolean DEFAULT false;
ALTER TABLE trades ALTER COLUMN has_other_reports SET DEFAULT NULL;

-- The other rows of the transaction learn of a report here, also of one that the release before adds, which does not say
-- whether it has others. The lookup is planned once: for each report anew would take longer than the lookup.
CREATE FUNCTION note_other_report() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE trades t SET has_other_reports = true
  WHERE t.segment_mic = NEW.segment_mic AND t.trade_day = NEW.trade_day AND t.transaction_id = NEW.transaction_id
    AND t.published_at >= NEW.trade_day::timestamp AT TIME ZONE 'UTC'
    AND (t.kind <> NEW.kind OR t.published_at <> NEW.published_at) AND t.has_other_reports IS NOT TRUE;
  RETURN NULL;
END
$$;
CREATE TRIGGER trades_other_reports AFTER INSERT ON trades
  FOR EACH ROW WHEN (NEW.has_other_reports IS NOT FALSE)
  EXECUTE FUNCTION note_other_report();
