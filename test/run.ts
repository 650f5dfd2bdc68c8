import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * `npm test` runs everything a change has to pass. `npm test -- PART …` runs parts of it; any other words go to Vitest
 * as they are: `npm test -- test/domain/price.test.ts`, `npm test -- -t "A 4.8"`, `npm test -- browser --retry=1`.
 *
 * Prints what the parts print, then a line for each, and at the end `N passed, N failed`; the status is 1 if any failed.
 */
const top = path.resolve(import.meta.dirname, '..');
const reports = path.join(top, 'coverage', 'reports');
const bin = (name: string): string => path.join(top, 'node_modules', '.bin', name);

/** They only read files and share one core, so they run beside the tests. */
const checks: Readonly<Record<string, readonly string[]>> = {
  // By path, since two packages claim `node_modules/.bin/tsc`: this one, and the TypeScript whose API reads sources.
  types: [process.execPath, path.join(top, 'node_modules/@typescript/native/bin/tsc'), '--noEmit'],
  lint: [bin('biome'), 'check', '--reporter=concise', '.'],
  'dead-code': [bin('knip'), '--no-progress', '--no-config-hints'],
};
const projects = ['domain', 'machines', 'portal', 'server', 'browser'];
/** Whether each rare situation was met by some test, from what the parts before it wrote. */
const ledger = [bin('tsx'), 'test/flows/check-ledger.ts'];
/** For another version of Node: rules, contract, charts, and a program that starts and stops. */
const quick = ['domain', 'contract', 'flows/machines', 'server/program/program'].map(
  (name) => `test/${name}`,
);
/** Only if named: `engines` needs Debian's packages. */
const extra = ['engines', 'quick'];

type Result = {
  readonly part: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
};
type Report = { readonly numPassedTests: number; readonly numFailedTests: number };

const seconds = (since: number): number => (performance.now() - since) / 1000;
const env = { ...process.env, NO_COLOR: '1' };

/** Runs a check beside the tests; prints what it says once it has ended. */
async function check(part: string, [command = '', ...args]: readonly string[]): Promise<Result> {
  const since = performance.now();
  const child = spawn(command, args, { cwd: top, env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) process.stdout.write(`${part}:\n${Buffer.concat(said)}`);
  return { part, seconds: seconds(since), passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/** Runs Vitest. An error outside the tests, and a part without tests, count as one failed test. */
async function vitest(part: string, ...words: readonly string[]): Promise<Result> {
  const since = performance.now();
  const report = path.join(reports, `${part}.json`);
  const reporters = ['minimal', 'json', path.join(import.meta.dirname, 'unsteady-reporter.ts')];
  const args = [
    'run',
    ...reporters.map((one) => `--reporter=${one}`),
    `--outputFile.json=${report}`,
    ...words,
  ];
  const child = spawn(bin('vitest'), args, { cwd: top, env, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.once('close', resolve));
  let [passed, failed] = [0, 0];
  try {
    const { numPassedTests, numFailedTests }: Report = JSON.parse(readFileSync(report, 'utf8'));
    [passed, failed] = [numPassedTests, numFailedTests];
  } catch {
    console.log(`${part} wrote no report`);
  }
  if (status !== 0 || passed === 0) failed = Math.max(failed, 1);
  return { part, seconds: seconds(since), passed, failed };
}

const words = process.argv.slice(2);
const parts = words.filter((word) => [...Object.keys(checks), ...projects, ...extra].includes(word));
const others = words.filter((word) => !parts.includes(word));
const isWhole = parts.length === 0 && others.every((word) => word.startsWith('--retry'));
if (parts.length === 0 && !isWhole) {
  process.exitCode = spawnSync(bin('vitest'), ['run', ...others], { cwd: top, stdio: 'inherit' }).status ?? 1;
} else {
  rmSync(path.join(top, 'coverage'), { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const wanted = (part: string): boolean => isWhole || parts.includes(part);
  const reading = (async () => {
    const results: Result[] = [];
    for (const [part, command] of Object.entries(checks))
      if (wanted(part)) results.push(await check(part, command));
    return results;
  })();
  const results: Result[] = [];
  for (const part of projects)
    if (wanted(part)) results.push(await vitest(part, '--project', part, ...others));
  if (isWhole) results.push(await check('ledger', ledger));
  if (parts.includes('engines')) results.push(await vitest('engines', '--project', 'engines', ...others));
  if (parts.includes('quick')) results.push(await vitest('quick', ...quick, ...others));
  results.push(...(await reading));
  for (const { part, seconds, passed, failed } of results)
    console.log(`${part.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s ${passed} passed, ${failed} failed`);
  const sum = (key: 'passed' | 'failed'): number => results.reduce((all, result) => all + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
