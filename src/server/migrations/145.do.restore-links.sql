-- Links for a forgotten password live side by side. The index of one such link an account stays for the program before:
-- these have a registration of their own that says "null".
ALTER TABLE restore_tokens ADD COLUMN asked boolean NOT NULL DEFAULT false;
