-- When a capture went out whose outcome is not known; null: none is on its way.
ALTER TABLE payments ADD COLUMN capture_sent_at timestamptz;
-- What an earlier program was capturing may be on its way still.
UPDATE payments SET capture_sent_at = clock_timestamp() WHERE state = 'executing';
