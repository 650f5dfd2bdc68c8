// npm run payment-crash [-- runs]: kills the service with SIGKILL between create and execute, at moments spread over
// all there are (before and after every statement and every call of the provider), and sees what became of the money.
import { withBenchDatabase } from './bench-database.ts';
import { crashRuns } from './payment-crash/crash-runs.ts';

const wanted = Number(process.argv[2] ?? 50);

await withBenchDatabase(async (pool, _folder, url) => {
  const { moments, runs } = await crashRuns(
    url,
    pool,
    wanted,
    ({ killedAt, reconciledMs, stateThen, faults }, number) => {
      const result = faults.length === 0 ? 'ok' : `WRONG: ${faults.join('; ')}`;
      console.log(
        `${String(number + 1).padStart(3)}  ${killedAt.when.padEnd(6)}  ${killedAt.what.padEnd(60)}  ${stateThen.padEnd(11)}  ${Math.round(reconciledMs)} ms  ${result}`,
      );
    },
  );
  const points = new Set(runs.map(({ moment }) => moment)).size;
  const times = runs.map(({ reconciledMs }) => reconciledMs).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const wrong = runs.filter(({ faults }) => faults.length > 0).length;
  console.log(
    `${runs.length} runs, ${moments} moments of a payment, killed at ${points} of them: ${wrong} wrong. Found out about after restart: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms.`,
  );
  if (wrong > 0) process.exitCode = 1;
});
