-- A new database has no venues: the operator publishes them, and the sandbox its own. One that a service has run on, or
-- that somebody has put something into, keeps those that script 010 gave it.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM jobs) AND NOT EXISTS (SELECT FROM audit_log)
    AND NOT EXISTS (SELECT FROM instruments) AND NOT EXISTS (SELECT FROM trading_calendars)
    AND NOT EXISTS (SELECT FROM day_marks) AND NOT EXISTS (SELECT FROM publisher_keys)
    AND NOT EXISTS (SELECT FROM accounts) THEN
    DELETE FROM segments;
    DELETE FROM venues;
  END IF;
END $$;
