import type { Database } from '../../../src/platform/database/database.ts';

/** Adds people whose subscription ends soon, so that a daily job has to write to each of them, once. */
export async function addAnnouncedPeople(pool: Database, count: number): Promise<void> {
  await pool.query(
    `WITH people AS (
       INSERT INTO accounts (id, subject, email, created_at)
       SELECT id, id::text, 'announced-' || number || '@example.com', now()
       FROM (SELECT gen_random_uuid() AS id, number FROM generate_series(1, $1) AS number) AS numbered RETURNING id
     )
     INSERT INTO subscriptions (account_id, starts_on, ends_on) SELECT id, current_date - 340, current_date + 20 FROM people`,
    [count],
  );
}
