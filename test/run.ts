import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { arcShare, figuresFolder, readFigures } from '../src/tools/atlas/figures.ts';

/**
 * Everything a change has to pass, in the order that finds a fault soonest: a line a part with its time, below it a
 * line a failure. Ends with a line `N passed, N failed`, and with status 1 when anything failed. With `--all` the parts
 * do without the bounds that a change's time sets them, and the engines and the mutations come after them. The engines
 * need Debian's packages, so they run besides only where they are named, and so does `quick`. With `--twice` the files of
 * a part in which tests failed run once more by themselves, where these are few; what passes then is counted, and
 * printed as unsteady.
 */
const top = path.resolve(import.meta.dirname, '..');
const reports = path.join(top, 'coverage', 'reports');
/** Beside the one that is asked about sources, of which `node_modules/.bin` has room for one. */
const nativeCompiler = path.join(top, 'node_modules/@typescript/native/bin/tsc');
const bin = (name: string): string => path.join(top, 'node_modules', '.bin', name);

type Part = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly report?: string;
  /** Gives way to the others. */
  readonly isPatient?: true;
};

/** @param words which projects or files */
function vitest(name: string, ...words: readonly string[]): Part {
  const report = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: bin('vitest'), args: ['run', ...reporters, ...words], report };
}

const project = (name: string): Part => vitest(name, '--project', name);

/** What another Node is tried with: rules, contract, charts, and a program that starts and is ended. */
const quick = vitest(
  'quick',
  ...['domain', 'machines', 'server'].flatMap((name) => ['--project', name]),
  ...['domain', 'contract', 'flows/machine', 'server/program/program.test.ts'].map((name) => `test/${name}`),
);

const isWhole = process.argv.includes('--all');
const isTwice = process.argv.includes('--twice');
/** Files of one part: more are no accident. Of tests there may be more, where what all of a file need fails once. */
const mostUnsteady = 3;
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (isWhole) {
  process.env.DAYLIGHT_ALL = '1';
  process.env.DAYLIGHT_WALKS ??= '300';
}

const faults = (what: string, ...words: readonly string[]): Part => ({
  name: `mutation-${what}`,
  command: bin('tsx'),
  args: ['test/mutation/run.ts', what, ...words],
  isPatient: true,
});
/** Those by hand and those in the domain take together about as long as those in charts. */
const mutation: readonly (readonly Part[])[] = [[faults('charts')], [faults('hand'), faults('domain', '.')]];

const outside: readonly Part[] = [
  { name: 'fuzz', command: bin('tsx'), args: ['test/fuzz/run.ts', '20000'] },
  { name: 'chaos', command: bin('tsx'), args: ['test/chaos/run.ts', '120'] },
];

// What is said goes into a file.
const env = { ...process.env, NO_COLOR: '1' };

// These read only, and take one core between them: they run beside the others.
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
  ...(isWhole || asked.includes('engines') ? [project('engines')] : []),
  ...(isWhole ? outside : []),
  ...(asked.includes('quick') ? [quick] : []),
];
/** Faults are put in one after the other, mostly on one core: beside what often waits for a page or a program. */
const lanes = [reading, running, ...(isWhole ? mutation : [])];

/** Twice as long as the longest part takes; one that gives way may take as long as all of them. */
const longestMs = ({ isPatient }: Part): number => (isPatient ? 60 : 30) * 60_000;
const graceMs = 10_000;

type Result = {
  readonly passed: number;
  readonly failed: number;
  /** What is printed of the failures. */
  readonly failures: readonly string[];
  /** Of those that passed, the ones that did only when they were asked again. */
  readonly unsteady?: number;
  /** In which a test failed. */
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
/** What a test says of itself: where it drew its values, what they were stands below the first line. */
const saidBy = (text = ''): string => text.trim().split('\n').slice(0, mostLines).join('\n');

/** What each test said that failed, and a line for each file that could not be run. */
function failuresIn(report: Report): string[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(top, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file} > ${fullName}: ${saidBy(failureMessages?.[0])}`,
      );
    });
}

const failedFiles = (report: Report): string[] =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(top, name));

/**
 * @param fault why it has not ended well
 * @param output file of all that the part said
 */
function resultOf(part: Part, fault: string | null, output: string): Result {
  const said = (why = fault ?? 'without a test'): Result => ({
    passed: 0,
    failed: 1,
    failures: [`${part.name} ${why}`, readFileSync(output, 'utf8').trim()],
  });
  if (!part.report) return fault === null ? { passed: 1, failed: 0, failures: [] } : said();
  try {
    const report: Report = JSON.parse(readFileSync(part.report, 'utf8'));
    const passed = report.numPassedTests;
    const failures = failuresIn(report);
    if (fault === null && passed > 0) return { passed, failed: 0, failures };
    // Without a failing test the fault is beside them: an error that nobody caught, or a part without tests.
    if (failures.length === 0) return { ...said(), passed };
    const all = `everything they said: ${path.relative(top, output)}`;
    return { passed, failed: failures.length, failures: [...failures, all], files: failedFiles(report) };
  } catch {
    return said(fault ?? 'without a report');
  }
}

type Run = Result & { readonly part: Part; readonly seconds: number };

const groups = new Set<number>();

/** Ends what a part has started too; what is over already is let be. */
function end(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {}
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const group of groups) end(group, signal);
    process.kill(process.pid, signal);
  });

/** Lets a group have what the others leave. */
function giveWay(group: number): void {
  const least = 10;
  setPriority(group, least);
  // Linux shares out between sessions first, and a group that is ended as one is a session of its own.
  try {
    writeFileSync(`/proc/${group}/autogroup`, String(least));
  } catch {
    // Elsewhere it need not be told, and where it may not be it takes its share.
  }
}

/** @returns why the part has not ended well; null where it has */
async function faultOf(part: Part, to: number): Promise<string | null> {
  const child = spawn(part.command, part.args, {
    cwd: top,
    stdio: ['ignore', to, to],
    env,
    // A group of its own, which is ended as one.
    detached: true,
  });
  const closed = once(child, 'close');
  const { pid } = child;
  if (pid === undefined) return closed.then(String, String);
  groups.add(pid);
  if (part.isPatient) giveWay(pid);
  let isLate = false;
  const mostMs = longestMs(part);
  const timers = [
    setTimeout(() => {
      isLate = true;
      end(pid, 'SIGTERM');
    }, mostMs),
    setTimeout(() => end(pid, 'SIGKILL'), mostMs + graceMs),
  ];
  const [status, signal] = await closed;
  for (const timer of timers) clearTimeout(timer);
  end(pid, 'SIGKILL');
  groups.delete(pid);
  if (isLate) return `has not ended in ${mostMs / 60_000} minutes`;
  return status === 0 ? null : `ended with ${signal ?? status}`;
}

/** What came of the part once the tests that failed in it have been asked again; as it was where they are too many. */
async function again(part: Part, first: Run): Promise<Run> {
  const { files, failed, failures } = first;
  if (!files || files.length > mostUnsteady) return first;
  const second = await run(vitest(`${part.name}-again`, ...files));
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0) return { ...first, seconds, failures: [...failures, ...second.failures] };
  const told = `unsteady: ${failed} passed only when asked again; the first time:`;
  const passed = first.passed + failed;
  return { part, seconds, passed, failed: 0, failures: [told, ...failures], unsteady: failed };
}

async function run(part: Part): Promise<Run> {
  const output = path.join(reports, `${part.name}.txt`);
  const to = openSync(output, 'w');
  const start = performance.now();
  const fault = await faultOf(part, to);
  const seconds = (performance.now() - start) / 1000;
  closeSync(to);
  return { ...resultOf(part, fault, output), part, seconds };
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
    const result = before.then(() => run(part)).then((first) => (isTwice ? again(part, first) : first));
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
const isWanted = ({ name }: Part): boolean => asked.length === 0 || asked.includes(name);
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
  console.log(`\n${total('unsteady')} unsteady: see above, and mend them`);
  // Where only the end of what a run said is kept, this is all there is of them.
  for (const { unsteady, failures } of results) if (unsteady) console.log(failures.map(firstLine).join('\n'));
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
