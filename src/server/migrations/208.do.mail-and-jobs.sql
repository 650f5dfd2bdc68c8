-- Mails wait here until the mail server has taken them. Times are the security clock's: back-off is real time.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  -- What the mail is about, such as "password-link"; for the operator's eyes.
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  recipient text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Whoever sends it holds it until then; after a crash another may take it up.
  held_until timestamptz,
  last_fault text,
  -- It may hold a link that sets a password.
  sealed_bodies bytea NOT NULL,
  -- Number of the receipt that goes with it as a document.
  receipt text,
  -- A mass mailing waits behind what somebody waits for: links that set passwords above all.
  priority smallint NOT NULL DEFAULT 1,
  -- SHA-256 of a mailed link's token, whose hour begins when the mail is handed over.
  link_hash bytea CHECK (octet_length(link_hash) = 32),
  -- How often the server refused this very mail for good, apart from tries that reached no server.
  refusals integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN mail_outbox.priority IS '0 security, 1 usual, 2 to many people at once; the least first.';
CREATE INDEX mail_outbox_due ON mail_outbox (priority, next_try_at);
CREATE INDEX mail_outbox_link ON mail_outbox (link_hash) WHERE link_hash IS NOT NULL;

-- A mail that was taken leaves its mark without its content, so that it is never sent again.
CREATE TABLE mail_sent (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mail_sent_at ON mail_sent (sent_at);

-- What a person was told once: the end of a term, the next order, a new price.
CREATE TABLE notices_sent (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  about text NOT NULL,
  sent_on date NOT NULL,
  PRIMARY KEY (account_id, kind, about)
);

-- Jobs run once for all instances: whoever holds the lease runs it. Lease times are the security clock's.
CREATE TABLE jobs (
  name text PRIMARY KEY,
  held_by integer,
  held_until timestamptz,
  -- Business day of the last run that ended well.
  done_for date,
  finished_at timestamptz,
  last_fault text
);
