-- 1.0.0 changed this constraint without checking the rows that were there, which had fewer kinds.
ALTER TABLE view_alert_events VALIDATE CONSTRAINT view_alert_events_kind_check;
