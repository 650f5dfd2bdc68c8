-- Of an alert that waits for silence: the one that was told and is not over. Null where the segment is not silent.
ALTER TABLE view_alerts ADD COLUMN silent_since timestamptz, ADD COLUMN since_opening boolean;

-- A silence began, or was over; the contract's AlertSilence says which. Nothing of it where rows met the condition.
-- What is there already has fewer kinds, so nothing is left to validate.
ALTER TABLE view_alert_events ADD COLUMN silence jsonb,
  DROP CONSTRAINT view_alert_events_kind_check,
  ADD CONSTRAINT view_alert_events_kind_check CHECK (kind IN ('met', 'rightLost', 'silent', 'silenceOver')) NOT VALID;
