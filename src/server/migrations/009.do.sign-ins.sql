-- Sign-ins that went to the identity provider and have not come back yet; each row is used up by its return.
CREATE TABLE sign_ins (
  -- SHA-256 of the value in the sign-in cookie.
  id_hash bytea PRIMARY KEY CHECK (octet_length(id_hash) = 32),
  nonce text NOT NULL,
  -- Whom primary authentication recognised: the ID token must name the same person.
  expected_subject text NOT NULL,
  started_at timestamptz NOT NULL
);

CREATE INDEX sign_ins_started ON sign_ins (started_at);
