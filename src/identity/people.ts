import type { Queryable } from '../platform/database/database.ts';

async function hasRun(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('identity.account') IS NOT NULL AS there",
  );
  return rows[0]?.there ?? false;
}

/** The logins among these that the provider knows; none if it has never run. */
export async function knownLogins(client: Queryable, logins: readonly string[]): Promise<readonly string[]> {
  if (!(await hasRun(client))) return [];
  const { rows } = await client.query<{ login: string }>(
    'SELECT lower(login) AS login FROM identity.account WHERE lower(login) = ANY($1) ORDER BY 1',
    [logins.map((login) => login.toLowerCase())],
  );
  return rows.map(({ login }) => login);
}

/** Whether a person, named by the portal's subject, has a second factor; not if the provider has never run. */
export async function hasSecondFactor(client: Queryable, subject: string): Promise<boolean> {
  if (!(await hasRun(client))) return false;
  const { rowCount } = await client.query(
    "SELECT FROM identity.factor WHERE account_id = $1 AND status = 'ACTIVE'",
    [subject],
  );
  return rowCount === 1;
}

/** Erases the people with these logins, with all their sessions and tokens. */
export async function erasePeople(client: Queryable, logins: readonly string[]): Promise<void> {
  if (!(await hasRun(client))) return;
  const { rows } = await client.query<{ id: string }>(
    'DELETE FROM identity.account WHERE lower(login) = ANY($1) RETURNING id',
    [logins.map((login) => login.toLowerCase())],
  );
  await client.query('DELETE FROM identity.artifact WHERE account_id = ANY($1)', [rows.map(({ id }) => id)]);
}

/** Ends the second factor of a person with its recovery codes; does nothing if there is none. */
export async function endSecondFactor(client: Queryable, subject: string): Promise<void> {
  if (!(await hasRun(client))) return;
  await client.query('DELETE FROM identity.factor WHERE account_id = $1', [subject]);
}
