-- Attempts are counted by rate-limiter-flexible, in a table of its shape. Keys are keyed hashes, as before: the table
-- tells nobody who tried to sign in. What was counted is forgotten once.
DROP TABLE attempts;
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970, real time.
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- The owner of an account is told of many failed sign-ins, as other mail after the answer.
ALTER TABLE account_tasks DROP CONSTRAINT account_tasks_kind_check;
ALTER TABLE account_tasks ADD CONSTRAINT account_tasks_kind_check
  CHECK (kind IN ('registration', 'restore-mail', 'sign-in-alarm'));
