import { expect, test } from 'vitest';
import { crashRuns } from '../bench/payment-crash/crash-runs.ts';
import { freshDatabase } from './database.ts';

// The short form of `npm run payment-crash`.
test('issue: killed with SIGKILL between create and execute, no order is lost, none captured twice, all found out about', {
  timeout: 180_000,
}, async () => {
  const database = await freshDatabase();
  try {
    const { moments, runs } = await crashRuns(database.url, database.pool, 6);
    expect(moments).toBeGreaterThanOrEqual(20);
    expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(Math.max(...runs.map(({ reconciledMs }) => reconciledMs))).toBeLessThan(10_000);
  } finally {
    await database.drop();
  }
});
