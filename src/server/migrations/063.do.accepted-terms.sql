-- Which version of the terms of use a person accepted when registering. Versions are withdrawn, never deleted.
alter table accounts add column terms_version text references terms_versions (version);
