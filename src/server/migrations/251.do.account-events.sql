-- What happened to an account, for its owner: a year, failures a month, then deleted. Nothing in it is changed.
CREATE TABLE account_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  about text,
  browser text
);
CREATE INDEX account_events_account ON account_events (account_id, at, id);
CREATE INDEX account_events_at ON account_events (at);
CREATE TRIGGER account_events_kept BEFORE UPDATE ON account_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
