import { expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../server/sign-in.ts';
import { startProgram } from '../server/start-program.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';

test('architecture.md Roles: the program works behind a transaction pooler without mixing up statements', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const pooler = await startPgBouncer(postgres);
  onTestFinished(pooler.stop);
  const program = await startProgram({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.urlOf('postgres'),
  });
  onTestFinished(async () => void (await program.stop()));
  const jar = await vi.waitFor(() => signIn(program.origin, 'realtime@daylight.example'), {
    timeout: 60_000,
  });
  const ask = async (path: string) => (await jar.fetch(`${program.origin}${path}`)).json();
  const all = await Promise.all(
    Array.from({ length: 40 }, (_none, at) =>
      at % 2 === 0 ? ask('/api/userInfo') : ask('/api/tradingVenuesList'),
    ),
  );
  for (const [at, answer] of all.entries())
    expect(answer).toMatchObject(
      at % 2 === 0 ? { email: 'realtime@daylight.example' } : { CostPerVenue: 25 },
    );
});
