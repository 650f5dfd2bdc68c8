import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { arcShare, figuresFolder, readFigures } from '../src/tools/atlas/figures.ts';

/**
 * Runs everything a change has to pass, or only the named parts, in the order that finds faults soonest. Prints a line
 * for each part with its time, then its failures, and at the end `N passed, N failed`; the status is 1 if any failed.
 * `engines`, which needs Debian's packages, and `quick` run only if named. `--twice` runs the failed files of a part once
 * more on their own, if they are few: tests that then pass count as passed, but are reported as unsteady.
 */
const top = path.resolve(import.meta.dirname, '..');
const reports = path.join(top, 'coverage', 'reports');
/** By path, since two packages claim `node_modules/.bin/tsc`: this one, and the TypeScript whose API reads sources. */
const nativeCompiler = path.join(top, 'node_modules/@typescript/native/bin/tsc');
const bin = (name: string): string => path.join(top, 'node_modules', '.bin', name);

type Part = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly report?: string;
};

/** @param words arguments that select projects or files */
function vitest(name: string, ...words: readonly string[]): Part {
  const report = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: bin('vitest'), args: ['run', ...reporters, ...words], report };
}

const project = (name: string): Part => vitest(name, '--project', name);

/** The tests for another version of Node: rules, contract, charts, and a program that starts and stops. */
const quick = vitest(
  'quick',
  ...['domain', 'machines', 'server'].flatMap((name) => ['--project', name]),
  ...['domain', 'contract', 'flows/machine', 'server/program/program.test.ts'].map((name) => `test/${name}`),
);

const isRepeating = process.argv.includes('--twice');
/** How many failed files of a part run again; more are no accident. */
const mostRepeated = 3;
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));

// Output goes to files.
const env = { ...process.env, NO_COLOR: '1' };

// These only read files and share one core, so they run beside the others.
const reading: readonly Part[] = [
  {
    name: 'types',
    command: process.execPath,
    args: [nativeCompiler, '--noEmit', '--pretty', 'false'],
  },
  { name: 'lint', command: bin('biome'), args: ['check', '--reporter=concise', '.'] },
  { name: 'dead-code', command: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
];
const running: readonly Part[] = [
  ...['domain', 'machines', 'portal', 'server', 'browser'].map(project),
  { name: 'ledger', command: bin('tsx'), args: ['test/flows/check-ledger.ts'] },
  ...(named.includes('engines') ? [project('engines')] : []),
  ...(named.includes('quick') ? [quick] : []),
];
const lanes = [reading, running];

/** Twice as long as the longest part takes. */
const longestMs = 30 * 60_000;
const graceMs = 10_000;

type Result = {
  readonly passed: number;
  readonly failed: number;
  /** As printed. */
  readonly failures: readonly string[];
  /** How many of `passed` failed the first time. */
  readonly unsteady?: number;
  /** Files with failed tests. */
  readonly files?: readonly string[];
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
const mostLines = 30;
/** The beginning of a test's message: below the first line, a test with random values prints them. */
const excerptOf = (text = ''): string => text.trim().split('\n').slice(0, mostLines).join('\n');

/** The message of each failed test, and a line for each file that could not be run. */
function failuresIn(report: Report): string[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(top, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file} > ${fullName}: ${excerptOf(failureMessages?.[0])}`,
      );
    });
}

const failedFiles = (report: Report): string[] =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(top, name));

/**
 * @param fault why the part did not succeed; null if it did
 * @param output file with the part's whole output
 */
function resultOf(part: Part, fault: string | null, output: string): Result {
  const failure = (why = fault ?? 'ran no tests'): Result => ({
    passed: 0,
    failed: 1,
    failures: [`${part.name} ${why}`, readFileSync(output, 'utf8').trim()],
  });
  if (!part.report) return fault === null ? { passed: 1, failed: 0, failures: [] } : failure();
  try {
    const report: Report = JSON.parse(readFileSync(part.report, 'utf8'));
    const passed = report.numPassedTests;
    const failures = failuresIn(report);
    if (fault === null && passed > 0) return { passed, failed: 0, failures };
    // No test failed: the fault is an error outside the tests, or there are no tests.
    if (failures.length === 0) return { ...failure(), passed };
    const all = `full output: ${path.relative(top, output)}`;
    return { passed, failed: failures.length, failures: [...failures, all], files: failedFiles(report) };
  } catch {
    return failure(fault ?? 'wrote no report');
  }
}

type Run = Result & { readonly part: Part; readonly seconds: number };

const groups = new Set<number>();

/** Signals a part and everything it started; ignores a group that is gone. */
function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {}
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const group of groups) signalGroup(group, signal);
    process.kill(process.pid, signal);
  });

/** Runs a part. @returns why it did not succeed; null if it did */
async function execute(part: Part, to: number): Promise<string | null> {
  const child = spawn(part.command, part.args, {
    cwd: top,
    stdio: ['ignore', to, to],
    env,
    // In a process group of its own, so that it can be killed with everything it started.
    detached: true,
  });
  const closed = once(child, 'close');
  const { pid } = child;
  if (pid === undefined) return closed.then(String, String);
  groups.add(pid);
  let isLate = false;
  const timers = [
    setTimeout(() => {
      isLate = true;
      signalGroup(pid, 'SIGTERM');
    }, longestMs),
    setTimeout(() => signalGroup(pid, 'SIGKILL'), longestMs + graceMs),
  ];
  const [status, signal] = await closed;
  for (const timer of timers) clearTimeout(timer);
  signalGroup(pid, 'SIGKILL');
  groups.delete(pid);
  if (isLate) return `did not end within ${longestMs / 60_000} minutes`;
  return status === 0 ? null : `ended with ${signal ?? status}`;
}

/** Runs the failed files of a part once more. @returns the combined result; `first` if none or too many failed */
async function repeatFailed(part: Part, first: Run): Promise<Run> {
  const { files, failed, failures } = first;
  if (!files || files.length > mostRepeated) return first;
  const second = await run(vitest(`${part.name}-again`, ...files));
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0) return { ...first, seconds, failures: [...failures, ...second.failures] };
  const heading = `unsteady: ${failed} failed and then passed on their own; the failures:`;
  const passed = first.passed + failed;
  return { part, seconds, passed, failed: 0, failures: [heading, ...failures], unsteady: failed };
}

async function run(part: Part): Promise<Run> {
  const output = path.join(reports, `${part.name}.txt`);
  const to = openSync(output, 'w');
  const start = performance.now();
  const fault = await execute(part, to);
  const seconds = (performance.now() - start) / 1000;
  closeSync(to);
  return { ...resultOf(part, fault, output), part, seconds };
}

function print({ part, seconds, passed, failed, failures }: Run): void {
  const counts = [passed, failed].map((count) => String(count).padStart(8)).join(' ');
  console.log(`${part.name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} ${counts}`);
  for (const failure of failures) console.log(failure);
}

/** Runs parts one after the other; each promise resolves with its part. */
function inTurn(parts: readonly Part[]): Promise<Run>[] {
  let before: Promise<unknown> = Promise.resolve();
  return parts.map((part) => {
    const result = before
      .then(() => run(part))
      .then((first) => (isRepeating ? repeatFailed(part, first) : first));
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
console.log('part             seconds   passed   failed');
const isWanted = ({ name }: Part): boolean => named.length === 0 || named.includes(name);
const results: Run[] = [];
for (const next of lanes.flatMap((parts) => inTurn(parts.filter(isWanted)))) {
  const result = await next;
  print(result);
  results.push(result);
}
printFlows();
const total = (key: 'passed' | 'failed' | 'unsteady'): number =>
  results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
if (total('unsteady') > 0) {
  console.log(`\n${total('unsteady')} unsteady, to be fixed:`);
  // Repeated here for logs of which only the end is kept.
  for (const { unsteady, failures } of results) if (unsteady) console.log(failures.map(firstLine).join('\n'));
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
