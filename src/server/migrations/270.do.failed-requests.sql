-- Requests that failed or were refused, by the reference that their callers were shown, for a week. Addresses are those
-- of the contract, without what a caller put into them; a removed account takes its own along.
CREATE TABLE failed_requests (
  reference uuid PRIMARY KEY,
  failed_at timestamptz NOT NULL,
  method text NOT NULL,
  -- As the contract writes it; null: of no call, such as a page.
  path text,
  operation text,
  status smallint NOT NULL,
  code text NOT NULL,
  message text NOT NULL,
  -- What the service could not do; null: it refused.
  fault text,
  milliseconds integer NOT NULL,
  account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  key_id text,
  publisher_key_id text
);
CREATE INDEX failed_requests_by_time ON failed_requests (failed_at, reference);
CREATE INDEX failed_requests_account ON failed_requests (account_id) WHERE account_id IS NOT NULL;
