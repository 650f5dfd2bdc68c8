import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { arcShare, figuresFolder, readFigures } from '../src/tools/atlas/figures.ts';

/**
 * Everything a change has to pass, in the order that finds a fault soonest: a line a part with its time, below it a
 * line a failure. Ends with a line `N passed, N failed`, and with status 1 when anything failed. With `--all` the parts
 * do without the bounds that a change's time sets them, and the mutations come after them.
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
    'run',
    '--project',
    name,
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, command: bin('vitest'), args, report };
};

const isWhole = process.argv.includes('--all');
if (isWhole) {
  process.env.DAYLIGHT_ALL = '1';
  process.env.DAYLIGHT_WALKS ??= '2000';
}

const mutation: readonly Part[] = ['charts', 'hand', 'domain'].map((what) => ({
  name: `mutation-${what}`,
  command: bin('tsx'),
  args: ['test/mutation/run.ts', what],
}));

// What is said goes into a file.
const env = { ...process.env, NO_COLOR: '1' };

// These read only, and take one core between them: they run beside the others.
const reading: readonly Part[] = [
  { name: 'types', command: bin('tsc'), args: ['--noEmit', '--pretty', 'false'] },
  { name: 'lint', command: bin('biome'), args: ['check', '--reporter=concise', '.'] },
  { name: 'dead-code', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
];
const running: readonly Part[] = [
  ...['domain', 'machines', 'portal', 'server', 'browser'].map(project),
  { name: 'ledger', command: bin('tsx'), args: ['test/flows/check-ledger.ts'] },
  ...(isWhole ? mutation : []),
];

type Result = {
  readonly passed: number;
  readonly failed: number;
  /** What is printed of the failures. */
  readonly failures: readonly string[];
};

type Report = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? '';

/** A line for each test that failed, and for each file that could not be run. */
function failuresIn(report: Report): string[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(top, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
      );
    });
}

/** @param output file of all that the part said */
function resultOf(part: Part, ok: boolean, output: string): Result {
  const said = (): Result => ({ passed: 0, failed: 1, failures: [readFileSync(output, 'utf8').trim()] });
  if (!part.report) return ok ? { passed: 1, failed: 0, failures: [] } : said();
  try {
    const report: Report = JSON.parse(readFileSync(part.report, 'utf8'));
    const passed = report.numPassedTests;
    const failures = failuresIn(report);
    if (ok && passed > 0) return { passed, failed: 0, failures };
    // Without a failing test the fault is beside them: an error that nobody caught, or a part without tests.
    if (failures.length === 0) return { ...said(), passed };
    const all = `everything they said: ${path.relative(top, output)}`;
    return { passed, failed: failures.length, failures: [...failures, all] };
  } catch {
    return said();
  }
}

type Run = Result & { readonly part: Part; readonly seconds: number };

async function run(part: Part): Promise<Run> {
  const output = path.join(reports, `${part.name}.txt`);
  const to = openSync(output, 'w');
  const start = performance.now();
  const child = spawn(part.command, part.args, { cwd: top, stdio: ['ignore', to, to], env });
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  closeSync(to);
  return { ...resultOf(part, status === 0, output), part, seconds };
}

function print({ part, seconds, passed, failed, failures }: Run): void {
  const counts = [passed, failed].map((count) => String(count).padStart(8)).join(' ');
  console.log(`${part.name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} ${counts}`);
  for (const failure of failures) console.log(failure);
}

/** Runs parts one after the other. */
function inTurn(parts: readonly Part[]): Promise<Run>[] {
  let before: Promise<unknown> = Promise.resolve();
  return parts.map((part) => {
    const result = before.then(() => run(part));
    before = result;
    return result;
  });
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
console.log('part             seconds   passed   failed');
const isWanted = ({ name }: Part): boolean => asked.length === 0 || asked.includes(name);
const results: Run[] = [];
for (const next of [reading, running].flatMap((parts) => inTurn(parts.filter(isWanted)))) {
  const result = await next;
  print(result);
  results.push(result);
}
printFlows();
const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
