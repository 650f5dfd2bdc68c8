-- What happened to an account, for its owner: a year, then deleted. Nothing in it is changed.
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

-- Who has failed to log in is looked up by the worker.
ALTER TABLE account_tasks DROP CONSTRAINT account_tasks_kind_check;
ALTER TABLE account_tasks ADD CONSTRAINT account_tasks_kind_check
  CHECK (kind IN ('registration', 'restore-mail', 'sign-in-alarm', 'password-set', 'wrong-password')) NOT VALID;
