-- The log grows with every file that the operator loads; corrections and prices are looked up in it.
DROP INDEX CONCURRENTLY IF EXISTS audit_log_action;
CREATE INDEX CONCURRENTLY audit_log_action ON audit_log (action, subject);
