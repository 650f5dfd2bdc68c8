DROP INDEX CONCURRENTLY IF EXISTS mail_sent_at;
CREATE INDEX CONCURRENTLY mail_sent_at ON mail_sent (sent_at);
