-- What registration and "forgotten password" ask for, done after the answer: a known and an unknown address then
-- differ in nothing that the asker sees. Times are the security clock's.
CREATE TABLE account_tasks (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('registration', 'restore-mail')),
  -- Keyed hash of the address: tasks of one address are done one after the other, oldest first.
  subject_key bytea NOT NULL CHECK (octet_length(subject_key) = 32),
  -- The request, sealed: it holds the answer to the security question.
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  held_until timestamptz,
  last_fault text
);

CREATE INDEX account_tasks_due ON account_tasks (next_try_at);
CREATE INDEX account_tasks_subject ON account_tasks (subject_key, created_at, id);

-- The mailed link by which a password is set. One row an account: a newer link takes the place of the one before.
CREATE TABLE restore_tokens (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- SHA-256 of the token: a copy of this table sets nobody's password.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  issued_at timestamptz NOT NULL,
  -- Counted before an answer is judged, and taken back unless it was wrong.
  answers integer NOT NULL DEFAULT 0,
  -- One call at a time speaks to the identity provider for a link.
  held_until timestamptz,
  -- The provider's own token for the recovery, sealed, its SHA-256, and the question it goes with.
  state_token bytea,
  state_token_hash bytea,
  question text,
  CHECK ((state_token IS NULL) = (question IS NULL))
);

CREATE INDEX restore_tokens_issued ON restore_tokens (issued_at);
CREATE INDEX restore_tokens_state ON restore_tokens (state_token_hash);
