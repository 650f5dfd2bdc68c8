import type { OperatorRole } from '../../../src/domain/operator/roles.ts';
import type { Browser, TestApp } from '../app-kit.ts';
import type { TestDatabase } from '../database.ts';

/** The browser of an operator with these roles and no subscription. */
export async function operatorOf(
  app: TestApp,
  { pool }: Pick<TestDatabase, 'pool'>,
  email: string,
  ...roles: readonly OperatorRole[]
): Promise<Browser & { readonly id: string }> {
  const id = await app.addAccount(email);
  await pool.query(
    `INSERT INTO operators (account_id, role, granted_at, granted_by) SELECT $1, unnest($2::text[]), now(), 'tests'`,
    [id, roles],
  );
  return { id, ...(await app.signedIn(id, 'with a code')) };
}
