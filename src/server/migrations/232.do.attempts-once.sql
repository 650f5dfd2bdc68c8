-- An attempt is logged once.
DROP INDEX CONCURRENTLY IF EXISTS audit_log_attempt;
CREATE UNIQUE INDEX CONCURRENTLY audit_log_attempt ON audit_log (attempt) WHERE attempt IS NOT NULL;
