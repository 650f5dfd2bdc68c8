import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Everything a change has to pass, in the order that finds a fault soonest, with the time of each part. Ends with
 * a line `N passed, N failed`, and with status 1 when anything failed.
 */
const top = path.resolve(import.meta.dirname, '..');
const reports = path.join(top, 'coverage', 'reports');
const bin = (name: string): string => path.join(top, 'node_modules', '.bin', name);

type Part = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly report?: string;
};

const project = (name: string): Part => {
  const report = path.join(reports, `${name}.json`);
  const args = [
    ...['run', '--project', name, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    // What a test that passes prints is nobody's news.
    '--silent=passed-only',
  ];
  return { name, command: bin('vitest'), args, report };
};

const parts: readonly Part[] = [
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  { name: 'lint', command: bin('biome'), args: ['check', '.'] },
  { name: 'dead-code', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  ...['domain', 'machines', 'portal', 'server', 'browser'].map(project),
];

type Result = {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly ok: boolean;
};

function run(part: Part): Result {
  console.log(`\n── ${part.name}`);
  const start = performance.now();
  const { status } = spawnSync(part.command, part.args, { cwd: top, stdio: 'inherit' });
  const seconds = (performance.now() - start) / 1000;
  const ok = status === 0;
  if (!part.report) return { name: part.name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, ok };
  try {
    const counts: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(part.report, 'utf8'),
    );
    // A project that failed without a failing test (a file that does not load) counts as one failure.
    const failed = counts.numFailedTests || (ok ? 0 : 1);
    return {
      name: part.name,
      seconds,
      passed: counts.numPassedTests,
      failed,
      ok: ok && counts.numPassedTests > 0,
    };
  } catch {
    return { name: part.name, seconds, passed: 0, failed: 1, ok: false };
  }
}

function printFlows(): void {
  const folder = path.join(top, 'coverage', 'flows');
  let files: string[] = [];
  try {
    files = readdirSync(folder).sort();
  } catch {
    return;
  }
  console.log('\nflow                 world    paths   states  transitions');
  for (const file of files) {
    const { flow, world, paths, states, transitions } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    );
    const share = (pair?: [number, number]): string => (pair ? `${pair[0]}/${pair[1]}` : '');
    console.log(
      `${flow.padEnd(20)} ${world.padEnd(8)} ${String(paths).padStart(5)} ${share(states).padStart(8)} ${share(transitions).padStart(12)}`,
    );
  }
}

rmSync(path.join(top, 'coverage'), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const asked = process.argv.slice(2);
const results = parts.filter((part) => asked.length === 0 || asked.includes(part.name)).map(run);
printFlows();
console.log('\npart       seconds   passed   failed');
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} ${String(passed).padStart(8)} ${String(failed).padStart(8)}`,
  );
}
const total = (pick: (result: Result) => number): number =>
  results.reduce((sum, result) => sum + pick(result), 0);
const failures = total((result) => result.failed || (result.ok ? 0 : 1));
console.log(`\n${total((result) => result.passed)} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
