-- Who may operate the service, and since when.
CREATE TABLE operators (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('support', 'data', 'finance', 'admin')),
  granted_at timestamptz NOT NULL,
  granted_by text NOT NULL,
  PRIMARY KEY (account_id, role)
);
CREATE TRIGGER operators_told AFTER INSERT OR DELETE OR UPDATE ON operators
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
-- Of what an operator does in a session: whose account (which may be erased since), the role that allowed it, the
-- request, and the attempt, by which a repeat is recognised.
ALTER TABLE audit_log
  ADD COLUMN IF NOT EXISTS operator_id uuid,
  ADD COLUMN IF NOT EXISTS role text,
  ADD COLUMN IF NOT EXISTS request_id text,
  ADD COLUMN IF NOT EXISTS attempt uuid;
