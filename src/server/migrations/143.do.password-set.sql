-- A password that is set at the provider: what has to follow here is done even if the process dies. The program before
-- puts back a task of a kind that it does not know, and this one takes it.
ALTER TABLE account_tasks DROP CONSTRAINT account_tasks_kind_check;
ALTER TABLE account_tasks ADD CONSTRAINT account_tasks_kind_check
  CHECK (kind IN ('registration', 'restore-mail', 'sign-in-alarm', 'password-set')) NOT VALID;
