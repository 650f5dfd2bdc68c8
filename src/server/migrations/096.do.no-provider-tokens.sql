-- The provider's tokens were never kept: the session is the portal's own.
ALTER TABLE sessions DROP COLUMN provider_tokens;
