-- Letters wait here until the mail server has taken them. Times are the security clock's: back-off is real time.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  -- What the letter is about, such as "password-link"; for the operator's eyes.
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Whoever sends it holds it until then; after a crash another may take it up.
  held_until timestamptz,
  last_fault text
);

CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at);

-- A letter that was taken leaves its mark without its content, so that it is never sent again.
CREATE TABLE mail_sent (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL
);
