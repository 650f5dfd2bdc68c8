import { expect, test } from 'vitest';
import { freshDatabase } from '../database.ts';
import { crashRuns } from './crash/crash-runs.ts';
import { openDatabaseTap } from './crash/database-tap.ts';
import { KillSwitch } from './crash/kill-switch.ts';
import { paymentAppSubject } from './crash/payment-app-subject.ts';
import { openWatchedProvider } from './crash/watched-provider.ts';

// The short form of `npm run lab -- payment-crash`, which kills the whole service.
test('after SIGKILL between create and execute no order is lost, and each is charged once', {
  timeout: 180_000,
}, async () => {
  const database = await freshDatabase();
  const killSwitch = new KillSwitch();
  const tap = await openDatabaseTap(database.url, killSwitch);
  const provider = await openWatchedProvider(killSwitch);
  const subject = paymentAppSubject(database.pool, tap.url, provider.apiBase);
  try {
    const plan = { named: 6, random: 0 };
    const report = await crashRuns(subject, provider, database.pool, killSwitch, plan);
    expect(report.moments).toBeGreaterThanOrEqual(20);
    expect(report.runs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(new Set(report.runs.map(({ moment }) => moment)).size).toBe(6);
    expect(report.charges).toBe(report.orders);
  } finally {
    await tap.close();
    await provider.close();
    await database.drop();
  }
});
