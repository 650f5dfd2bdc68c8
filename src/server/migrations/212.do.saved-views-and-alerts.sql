-- Views that people keep by a name. One that was removed can be brought back until the daily jobs have passed.
CREATE TABLE saved_views (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- The contract's SavedSelection, as it was sent.
  selection jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (account_id, lower(name)) WHERE removed_at IS NULL;

-- Alerts on saved views. Positions and looks are the business clock's, mails the security clock's.
CREATE TABLE view_alerts (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  view_id uuid NOT NULL,
  -- The contract's AlertCondition.
  condition jsonb NOT NULL,
  by_mail boolean NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('on', 'off', 'mailOff', 'rightLost', 'viewChanged')),
  -- Whose rows are looked at, as catalogue_sources has them.
  data_type text NOT NULL CHECK (data_type IN ('order', 'trade')),
  instrument_id integer NOT NULL,
  segment_mic text NOT NULL,
  system text NOT NULL,
  -- Rows up to here have been judged, as a reader's position in the feed tells it.
  position_at timestamptz NOT NULL,
  position_id bigint NOT NULL,
  -- When it is looked at, also when nothing arrives.
  look_at timestamptz NOT NULL,
  -- When what has happened may be mailed; null when there is nothing to tell.
  mail_at timestamptz,
  mailed_at timestamptz,
  -- How many rows have met it since the last mail, and which of its events was the last in it.
  waiting bigint NOT NULL DEFAULT 0,
  mailed_event bigint NOT NULL DEFAULT 0,
  -- Of an alert that waits for silence: the one that was told and is not over. Null where the segment is not silent.
  silent_since timestamptz,
  since_opening boolean,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, view_id) REFERENCES saved_views (account_id, id) ON DELETE CASCADE
);
CREATE INDEX view_alerts_view ON view_alerts (account_id, view_id);
CREATE INDEX view_alerts_source ON view_alerts (instrument_id, segment_mic, system) WHERE state = 'on';
CREATE INDEX view_alerts_look ON view_alerts (look_at) WHERE state = 'on';
CREATE INDEX view_alerts_mail ON view_alerts (mail_at) WHERE mail_at IS NOT NULL;

-- What happened. It goes with its alert, and the oldest of many go by themselves.
CREATE TABLE view_alert_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL,
  alert_id uuid NOT NULL,
  happened_at timestamptz NOT NULL,
  -- Rows met the condition; the right to them was lost, and the alert rests; a silence began, or was over.
  kind text NOT NULL CHECK (kind IN ('met', 'rightLost', 'silent', 'silenceOver')),
  found bigint NOT NULL,
  -- The newest of them.
  "rows" jsonb NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  -- The contract's AlertSilence. Nothing of it where rows met the condition.
  silence jsonb,
  FOREIGN KEY (account_id, alert_id) REFERENCES view_alerts (account_id, id) ON DELETE CASCADE
);
CREATE INDEX view_alert_events_account ON view_alert_events (account_id, id);
CREATE INDEX view_alert_events_alert ON view_alert_events (account_id, alert_id, id);

-- Mails of the last day, by which a person's limits are reckoned.
CREATE TABLE view_alert_mails (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
CREATE INDEX view_alert_mails_account ON view_alert_mails (account_id, sent_at);
