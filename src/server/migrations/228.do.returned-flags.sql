-- What a refund ended is looked up for each payment of a list.
DROP INDEX CONCURRENTLY IF EXISTS paid_flags_returned;
CREATE INDEX CONCURRENTLY paid_flags_returned ON paid_flags (purchase_id) WHERE end_cause IN ('refunded', 'reversed', 'disputed');
