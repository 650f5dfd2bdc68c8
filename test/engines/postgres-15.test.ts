import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { migrateBoth, schemaOf } from '../server/schema-of.ts';
import { signIn } from '../server/sign-in.ts';
import { startProgram } from '../server/start-program.ts';
import { startPostgres } from './postgres.ts';

test("architecture.md Data: the program runs on Debian's PostgreSQL 15", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const program = await startProgram({ DATABASE_URL: postgres.urlOf('postgres') });
  onTestFinished(async () => void (await program.stop()));
  const jar = await signIn(program.origin, 'realtime@daylight.example');
  const venues = await jar.fetch(`${program.origin}/api/subscription/feed/tvlist?datatype=trade`);
  expect((await venues.json()).tvlist.length).toBeGreaterThan(0);
  const ready = await (await fetch(`${program.origin}/readyz`)).json();
  expect(ready).toEqual({
    status: 'ready',
    parts: { database: 'ready', clock: 'ready', migrations: 'ready', files: 'ready', identity: 'ready' },
  });
  expect(await program.stop()).toBe(0);
});

test('migrations.md In the program: PostgreSQL 15 shows the same schema as the embedded one', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const url = postgres.urlOf('postgres');
  await migrateBoth(url);
  for (const [file, text] of await schemaOf(url)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
