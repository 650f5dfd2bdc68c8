-- Merges and this note rows in other orders: without the merges' lock, one of them would end in a deadlock.
SELECT pg_advisory_xact_lock(4100962);
UPDATE trades t SET has_other_reports = true
FROM (
  SELECT segment_mic, trade_day, transaction_id FROM trades
  GROUP BY segment_mic, trade_day, transaction_id HAVING count(*) > 1
) several
WHERE t.segment_mic = several.segment_mic AND t.trade_day = several.trade_day
  AND t.transaction_id = several.transaction_id AND NOT t.has_other_reports;
