-- Open data of single minutes, beside that of quarters of an hour and of days.
ALTER TABLE open_data_files DROP CONSTRAINT open_data_files_span_check;
ALTER TABLE open_data_files ADD CONSTRAINT open_data_files_span_check CHECK (span IN ('minute', 'quarter', 'day'));
ALTER TABLE open_data_due DROP CONSTRAINT open_data_due_span_check;
ALTER TABLE open_data_due ADD CONSTRAINT open_data_due_span_check CHECK (span IN ('minute', 'quarter', 'day'));

-- The job has been past the lines of the last minutes already.
INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
  SELECT DISTINCT 'trade', 'minute', date_trunc('minute', published_at), date_trunc('minute', published_at) + interval '1 minute'
  FROM trades WHERE published_at >= now() - interval '31 minutes'
  UNION
  SELECT DISTINCT 'order', 'minute', date_trunc('minute', published_at), date_trunc('minute', published_at) + interval '1 minute'
  FROM orders WHERE published_at >= now() - interval '31 minutes';
