-- Failed sign-ins are counted by rate-limiter-flexible, in a table of its shape; keys are hashes.
drop table identity.sign_in_failure;
create table identity.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limit_expire on identity.rate_limit (expire);
