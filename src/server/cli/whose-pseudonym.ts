import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import { createPseudonyms, type Named } from '../watch/pseudonym.ts';

/** Something that the log names by a pseudonym: an account, a login, a subject, an API key or a publisher's key. */
type NamedRow = { readonly named: Named; readonly id: string; readonly about: string };

const everybodySql = `SELECT 'account' AS named, id::text AS id, 'the account ' || email AS about FROM accounts
  UNION ALL SELECT 'subject', subject, 'the account ' || email FROM accounts
  UNION ALL SELECT 'login', lower(email), 'the login of the account ' || email FROM accounts
  UNION ALL SELECT 'key', k.id, 'the API key ' || k.id || ' of ' || a.email FROM api_keys k JOIN accounts a ON a.id = k.account_id
  UNION ALL SELECT 'publisher', id, 'the publisher''s key ' || id || ' of ' || name FROM publisher_keys`;

/**
 * Finds whose pseudonym it is, by computing everybody's.
 *
 * @param secrets the one in use, and the previous ones, for older lines of the log
 * @returns null if it is nobody's
 */
export async function whosePseudonym(
  pool: Database,
  secrets: Secrets,
  pseudonym: string,
): Promise<string | null> {
  const { rows } = await pool.query<NamedRow>(everybodySql);
  const makers = secrets.map((secret) => createPseudonyms(secret));
  const found = rows.find(({ named, id }) => makers.some((make) => make(named, id) === pseudonym));
  return found?.about ?? null;
}
