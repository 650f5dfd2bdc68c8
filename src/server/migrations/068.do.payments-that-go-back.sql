ALTER TABLE payments ADD COLUMN captured_at timestamptz;
-- What the payer disputes with the provider or the bank; null: nothing was ever disputed.
ALTER TABLE payments ADD COLUMN dispute text CHECK (dispute IN ('open', 'won', 'lost'));
UPDATE payments SET captured_at = created_at WHERE state IN ('captured', 'refunded');
-- Those whose money can still go back are asked about again, spread over a day.
UPDATE payments SET checks = 0, check_at = clock_timestamp() + random() * interval '1 day'
  WHERE state = 'captured' AND created_at > clock_timestamp() - interval '180 days';
