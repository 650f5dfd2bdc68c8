INSERT INTO late_reports AS l
  SELECT segment_mic, trade_day, max(published_at) FROM trades
  WHERE published_at >= (trade_day + 35)::timestamp AT TIME ZONE 'UTC' GROUP BY segment_mic, trade_day
  ON CONFLICT (segment_mic, trade_day) DO UPDATE
    SET last_published_at = greatest(l.last_published_at, excluded.last_published_at);
