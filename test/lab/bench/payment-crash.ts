// npm run lab -- payment-crash [runs] [--payApp]: kills the service with SIGKILL between create and execute, and checks the
// money. Four runs in five are killed at moments spread over the payment (before and after each statement and each call
// to the provider). The others are killed at random times, with the provider's events sent twice, and half of these
// again during the restart. --payApp: only the part that takes payments, as in the tests.
import { parseArgs } from 'node:util';
import { type CrashRun, crashRuns } from '../../server/payments/crash/crash-runs.ts';
import { openDatabaseTap } from '../../server/payments/crash/database-tap.ts';
import { KillSwitch } from '../../server/payments/crash/kill-switch.ts';
import { paymentAppSubject } from '../../server/payments/crash/payment-app-subject.ts';
import { serviceSubject } from '../../server/payments/crash/service-subject.ts';
import { openWatchedProvider } from '../../server/payments/crash/watched-provider.ts';
import { withBenchDatabase } from './bench-database.ts';

const leastPoints = 20;
const mostRuns = 10_000;
const { values, positionals } = parseArgs({
  options: { payApp: { type: 'boolean' } },
  allowPositionals: true,
});
const wanted = Number(positionals[0] ?? 50);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > mostRuns) {
  console.error(`The number of runs has to be a whole number from 1 to ${mostRuns}.`);
  process.exit(1);
}
const random = values.payApp ? 0 : Math.floor(wanted / 5);
const plan = { named: wanted - random, random };

const columns = [5, 66, 24, 9, 9];
const row = (...cells: readonly string[]): string =>
  cells
    .map((cell, at) => (at === 0 || at > 2 ? cell.padStart(columns[at] ?? 0) : cell.padEnd(columns[at] ?? 0)))
    .join('  ');
const whole = (ms: number): string => String(Math.round(ms));

function line(run: CrashRun, number: number): string {
  const { killedAt, killedAgainMs, found, known, readyMs, knownMs, faults } = run;
  const again = killedAgainMs === null ? '' : `, and ${killedAgainMs} ms into the restart`;
  return row(
    String(number + 1),
    `${killedAt.when} ${killedAt.what}${again}`.slice(0, columns[1]),
    found === known ? found : `${found}, then ${known}`,
    whole(readyMs),
    whole(knownMs),
    faults.length === 0 ? 'right' : `WRONG: ${faults.join('; ')}`,
  );
}

await withBenchDatabase(async (pool, folder, url) => {
  const killSwitch = new KillSwitch();
  const tap = await openDatabaseTap(url, killSwitch);
  const provider = await openWatchedProvider(killSwitch);
  const subject = values.payApp
    ? paymentAppSubject(pool, tap.url, provider.apiBase)
    : await serviceSubject(pool, tap.url, provider.apiBase, folder);
  try {
    console.log(row('run', 'killed', 'state found', 'ready ms', 'known ms', 'verdict'));
    const report = await crashRuns(subject, provider, pool, killSwitch, plan, (run, number) =>
      console.log(line(run, number)),
    );
    const { runs, moments, charges, orders } = report;
    const named = runs.filter(({ moment }) => moment !== null);
    const points = new Set(named.map(({ moment }) => moment)).size;
    const wrong = runs.filter(({ faults }) => faults.length > 0).length;
    const hung = runs.filter(({ knownMs }) => knownMs > 0).map(({ knownMs }) => knownMs);
    const sorted = hung.sort((a, b) => a - b);
    const at = (share: number): string => whole(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(
      `${runs.length} runs: ${runs.length - wrong} right, ${wrong} wrong; ${orders} orders, ${charges} charges. ` +
        `Killed at ${points} of ${moments} moments, and ${runs.length - named.length} times at random. ` +
        `Known at once ${runs.length - hung.length} times; otherwise p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms after the restart.`,
    );
    if (wrong > 0 || charges !== orders || points < Math.min(leastPoints, plan.named)) process.exitCode = 1;
  } finally {
    await subject.close();
    await tap.close();
    await provider.close();
  }
});
