import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '../server/sign-in.ts';
import { freePort, startProgram } from '../server/start-program.ts';
import { startPostgres } from './postgres.ts';

test("architecture.md Data: the program runs on Debian's PostgreSQL 15", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const metricsPort = await freePort();
  const program = await startProgram({ DATABASE_URL: postgres.urlOf('postgres'), METRICS_PORT: metricsPort });
  onTestFinished(async () => void (await program.stop()));
  const jar = await signIn(program.origin, 'realtime@daylight.example');
  const venues = await jar.fetch(`${program.origin}/api/subscription/feed/tvlist?datatype=trade`);
  expect((await venues.json()).tvlist.length).toBeGreaterThan(0);
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/daylight_feed_newest_timestamp_seconds\{segment="\w{4}",type="trade"\} \d{10}/);
  // promtool accepts the format, and the names of our own metrics; otherwise it exits with an error, and this throws.
  const input = metrics.replace(/^(?!(?:# \w+ )?daylight_).*\n/gm, '');
  execFileSync('promtool', ['check', 'metrics'], { input, stdio: 'pipe' });
  const ready = await (await fetch(`${program.origin}/readyz`)).json();
  expect(ready).toEqual({
    status: 'ready',
    parts: { database: 'ready', clock: 'ready', migrations: 'ready', files: 'ready', identity: 'ready' },
  });
  expect(await program.stop()).toBe(0);
});
