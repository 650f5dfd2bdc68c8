import { expect, test } from 'vitest';
import { walkSeed } from '../../flows/random/bounds.ts';
import { freshDatabase } from '../database.ts';
import { crashRuns } from './crash/crash-runs.ts';
import { openDatabaseTap } from './crash/database-tap.ts';
import { KillSwitch } from './crash/kill-switch.ts';
import { paymentAppSubject } from './crash/payment-app-subject.ts';
import { openWatchedProvider } from './crash/watched-provider.ts';

// One run of `npm run lab -- payment-crash`, which kills the whole service at every moment.
test('after SIGKILL between create and execute no order is lost, and each is charged once', async () => {
  const database = await freshDatabase();
  const killSwitch = new KillSwitch();
  const tap = await openDatabaseTap(database.url, killSwitch);
  const provider = await openWatchedProvider(killSwitch);
  const subject = paymentAppSubject(database.pool, tap.url, provider.apiBase);
  try {
    // Another moment for each seed.
    const plan = { named: 1, random: 0, from: (walkSeed * 0.618) % 1 };
    const report = await crashRuns(subject, provider, database.pool, killSwitch, plan);
    expect(report.moments).toBeGreaterThanOrEqual(20);
    expect(report.runs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(report.runs.map(({ moment }) => moment)).toEqual([expect.any(Number)]);
    expect(report.charges).toBe(report.orders);
  } finally {
    await tap.close();
    await provider.close();
    await database.drop();
  }
});
