-- Signing keys are kept sealed, and the other secrets no longer kept at all: they follow from the service's own.
drop table identity.secret;

create table identity.signing_key (
  kid text primary key,
  -- The private key as JWK: AES-256-GCM, nonce and tag before the text.
  sealed bytea not null,
  created_at timestamptz not null
);
create index signing_key_age on identity.signing_key (created_at desc);
