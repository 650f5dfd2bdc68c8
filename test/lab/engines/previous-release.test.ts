import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Session } from '../../../src/platform/database/session.ts';
import { compareCatalogue } from '../../../src/server/audit/compare-catalogue.ts';
import { migrationsFolder } from '../../../src/server/database/migrate.ts';
import { buildPortalWhenStale } from '../../../src/server/portal-build.ts';
import { keepAsking } from '../../engines/load.ts';
import { startNginx } from '../../engines/nginx.ts';
import { meetPeople } from '../../engines/people.ts';
import { startPostgres } from '../../engines/postgres.ts';
import { unpackPreviousRelease } from '../../engines/previous-release.ts';
import { freePort, projectDir, startProgram } from '../../server/start-program.ts';

function unpackPrevious(): string {
  const folder = unpackPreviousRelease('/var/tmp');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'data'), { mode: 0o711 });
  return folder;
}

const newestIn = (folder: string): number =>
  Math.max(...readdirSync(folder).map((file) => Number(file.slice(0, 3))));

test('operating.md Backup, restore, new releases: the previous release keeps working under load while the new one migrates and starts, and both work together', async () => {
  await buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const client = new Session(postgres.urlOf('postgres'));
  await client.connect();
  onTestFinished(() => client.end());
  const version = async () =>
    (await client.query<{ at: number }>('SELECT max(version)::integer AS at FROM schema_version')).rows[0]
      ?.at;
  const previous = unpackPrevious();
  const [before, now] = [await freePort(), await freePort()];
  const proxy = await startNginx({ web: [before], worker: [before] });
  onTestFinished(proxy.stop);
  const shared = {
    DATABASE_URL: postgres.urlOf('postgres'),
    DATA_DIR: path.join(previous, 'data'),
    PUBLIC_URL: `http://localhost:${proxy.port}`,
    TRUST_PROXY: 'true',
    SESSION_SECRET: 'a secret of both releases, long enough for all of them',
    CALLS_PER_MINUTE: '1000000',
    // Nothing listens there, so mails wait in the database.
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const startPrevious = async () => {
    const program = await startProgram({ ...shared, PORT: before }, [], previous);
    onTestFinished(async () => void (await program.stop()));
    return program;
  };
  const old = await startPrevious();
  expect(await version()).toBe(newestIn(path.join(previous, 'src/server/migrations')));

  const people = await meetPeople(client, shared.PUBLIC_URL);
  const load = keepAsking([...people.readers, ...people.writers]);
  onTestFinished(load.stop);
  await load.more(40);
  const young = await startProgram({ ...shared, PORT: now });
  onTestFinished(async () => void (await young.stop()));
  expect(await version()).toBe(newestIn(migrationsFolder));
  const both = { web: [before, now], worker: [before, now] };
  await proxy.pointTo(both);
  await load.more(80);
  await proxy.pointTo({ web: [now], worker: [now] });
  await old.stop();
  await load.more(40);
  // An orchestrator may start the old release again before it has replaced every process.
  const again = await startPrevious();
  await proxy.pointTo(both);
  await load.more(80);
  await proxy.pointTo({ web: [now], worker: [now] });
  await again.stop();
  await load.more(40);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(young.output()).not.toContain('"level":50');
  expect(await young.stop()).toBe(0);

  expect(await people.lost(client)).toEqual([]);
  // Rows, catalogues and daily counts, which both releases kept.
  const findings = await compareCatalogue(client);
  expect(findings.map(({ first }) => first)).toEqual(findings.map(() => null));
});
