import type pg from 'pg';

async function hasRun(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('identity.account') is not null as there",
  );
  return rows[0]?.there ?? false;
}

/** Which of these logins the provider knows; none where it has never run. */
export async function knownLogins(
  client: pg.ClientBase | pg.Pool,
  logins: readonly string[],
): Promise<readonly string[]> {
  if (!(await hasRun(client))) return [];
  const { rows } = await client.query<{ login: string }>(
    'select lower(login) as login from identity.account where lower(login) = any($1) order by 1',
    [logins.map((login) => login.toLowerCase())],
  );
  return rows.map(({ login }) => login);
}

/** Erases the people of these logins, with every session and token of theirs. */
export async function erasePeople(client: pg.ClientBase | pg.Pool, logins: readonly string[]): Promise<void> {
  if (!(await hasRun(client))) return;
  const { rows } = await client.query<{ id: string }>(
    'delete from identity.account where lower(login) = any($1) returning id',
    [logins.map((login) => login.toLowerCase())],
  );
  await client.query('delete from identity.artifact where account_id = any($1)', [rows.map(({ id }) => id)]);
}
