-- What the embedded identity provider remembers. Nothing outside this schema refers to it.

create table identity.account (
  id uuid primary key default gen_random_uuid(),
  login text not null,
  profile jsonb not null,
  password_hash text not null,
  password_changed_at timestamptz not null,
  recovery_question text,
  recovery_answer_hash text,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEPROVISIONED')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index account_login on identity.account (lower(login));

-- One-time tokens of primary authentication; only their SHA-256 is kept.
create table identity.session_token (
  token_hash bytea primary key,
  account_id uuid not null references identity.account (id) on delete cascade,
  expires_at timestamptz not null
);
create index session_token_expiry on identity.session_token (expires_at);
create index session_token_account on identity.session_token (account_id);

-- A recovery: begun by a recovery token, carried on by a state token.
create table identity.recovery (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references identity.account (id) on delete cascade,
  recovery_token_hash bytea unique,
  state_token_hash bytea unique,
  state text not null check (state in ('STARTED', 'RECOVERY', 'PASSWORD_RESET')),
  wrong_answers integer not null default 0,
  expires_at timestamptz not null
);
create index recovery_expiry on identity.recovery (expires_at);
create index recovery_account on identity.recovery (account_id);

-- Failed sign-ins by the login that was typed, whether it is known or not.
create table identity.sign_in_failure (
  login_hash bytea primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create index sign_in_failure_expiry on identity.sign_in_failure (window_ends_at);

-- Sessions, grants, codes and tokens of the OpenID provider.
create table identity.artifact (
  model text not null,
  id text not null,
  payload jsonb not null,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index artifact_expiry on identity.artifact (expires_at);
create index artifact_account on identity.artifact (account_id) where account_id is not null;
create index artifact_grant on identity.artifact (grant_id) where grant_id is not null;
create index artifact_uid on identity.artifact (uid) where uid is not null;
create index artifact_user_code on identity.artifact (user_code) where user_code is not null;

-- Keys and shared secrets that must outlive a restart.
create table identity.secret (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('signing-key', 'cookie-key', 'client-secret', 'api-token')),
  value jsonb not null,
  created_at timestamptz not null
);
create index secret_kind on identity.secret (kind, created_at desc);
