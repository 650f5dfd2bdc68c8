DROP INDEX CONCURRENTLY IF EXISTS archived_days_day;
CREATE INDEX CONCURRENTLY archived_days_day ON archived_days (data_type, day) WHERE dropped_at IS NOT NULL;
