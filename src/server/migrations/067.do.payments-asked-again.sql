-- Two queues, each read from its index alone: payments of which something is still to happen, and captured ones,
-- which are asked about again for as long as their money can go back.
CREATE INDEX payments_due_hanging ON payments (check_at) WHERE check_at IS NOT NULL AND state <> 'captured';
CREATE INDEX payments_due_captured ON payments (check_at) WHERE check_at IS NOT NULL AND state = 'captured';
DROP INDEX payments_check;
