import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { arcShare, figuresFolder, readFigures } from '../src/tools/atlas/figures.ts';

/**
 * Everything a change has to pass, in the order that finds a fault soonest, with the time of each part. Ends with
 * a line `N passed, N failed`, and with status 1 when anything failed. With `--all` the parts do without the bounds
 * that a change's time sets them, and the mutations come after them.
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

const isWhole = process.argv.includes('--all');
if (isWhole) {
  process.env.DAYLIGHT_ALL = '1';
  process.env.DAYLIGHT_WALKS ??= '2000';
}

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(top, 'package.json'), 'utf8'),
);
const mutation: readonly Part[] =
  isWhole && scripts.mutation ? [{ name: 'mutation', command: 'npm', args: ['run', '-s', 'mutation'] }] : [];

const parts: readonly Part[] = [
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  { name: 'lint', command: bin('biome'), args: ['check', '.'] },
  { name: 'dead-code', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  ...['domain', 'machines', 'portal', 'server', 'browser'].map(project),
  ...mutation,
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
  const flows = readFigures(figuresFolder);
  if (flows.size === 0) return;
  console.log('\nflow                 world    paths   states  transitions      arcs  elsewhere');
  const share = ([walked, all]: readonly [number, number]): string => `${walked}/${all}`;
  for (const [flow, byWorld] of flows)
    for (const [world, { paths, states, transitions, arcs }] of byWorld) {
      const count = arcs && arcShare(arcs);
      const cells = [
        String(paths).padStart(5),
        share(states).padStart(8),
        (transitions ? share(transitions) : '').padStart(12),
        (count ? share([count.walked, count.all]) : '').padStart(9),
        (count ? String(count.elsewhere) : '').padStart(10),
      ];
      console.log(`${flow.padEnd(20)} ${world.padEnd(8)} ${cells.join(' ')}`);
    }
}

rmSync(path.join(top, 'coverage'), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const asked = process.argv.slice(2).filter((word) => word !== '--all');
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
