// npm run lab -- audit [rows]: seconds that each part of `daylight audit` takes with this many trades (400,000),
// one a second up to now, with their sums and open files. What fill-trades.ts leaves out (tallies, arrivals) disagrees.
import path from 'node:path';
import { audit, auditParts } from '../../../src/server/audit/audit.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { createOpenDataJob } from '../../../src/server/open-data/open-data-job.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fillTrades } from './fill-trades.ts';

const rows = Number(process.argv[2] ?? 400_000);

await withBenchDatabase(async (pool, folder) => {
  const now = new Date();
  const files = createFolderStore(path.join(folder, 'files'));
  const clock = { now: () => now, set: () => {}, isSet: () => true };
  await fillTrades(pool, 0, rows, now);
  await keepSums(pool, now);
  await createOpenDataJob({ pool, files, clock, wall: clock }).runOnce();
  for (const part of auditParts) {
    const started = performance.now();
    const findings = await audit({ pool, files, now }, [part]);
    const compared = findings.map((finding) => finding.compared).join(', ');
    console.log(`${part}: ${((performance.now() - started) / 1000).toFixed(1)} s (${compared})`);
  }
});
