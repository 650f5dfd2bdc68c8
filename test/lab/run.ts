import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run lab` lists the instruments, `npm run lab -- NAME [words]` runs one with these words, and `npm run lab -- all`
 * runs those that judge something, one after the other, as at night; its status is 1 if one of them failed.
 */
type Instrument = {
  /** What it finds out, for the list. */
  readonly what: string;
  /** The script, relative to this folder, and words that always come first; or a program of the root. */
  readonly command: readonly [script: string, ...words: readonly string[]];
  /** The words it is given at night; absent if it only measures, which a person has to judge. */
  readonly night?: readonly string[];
};

const here = import.meta.dirname;
const top = path.resolve(here, '../..');
const bin = (name: string): string => path.join(top, 'node_modules/.bin', name);
const vitest = bin('vitest');
const compiler = path.join(top, 'node_modules/@typescript/native/bin/tsc');
const tests = (project: string): Instrument['command'] => [
  vitest,
  ...['run', '--config', path.join(here, 'vitest.config.ts'), '--project', project],
];

const instruments: Readonly<Record<string, Instrument>> = {
  core: {
    what: 'the tests of a change without their bounds: every path in every world, long random walks',
    command: [vitest, 'run'],
    night: [],
  },
  types: { what: 'whether the lab is typed', command: [compiler, '--noEmit', '-p', here], night: [] },
  formats: {
    what: 'what others read of ours: Mermaid, DuckDB, Kubernetes, an OpenAPI linter, a calendar of holidays',
    command: tests('formats'),
    night: [],
  },
  engines: {
    what: "what Debian's programs say: backups, upgrades beside the release before, failover, containers, alert rules",
    command: tests('engines'),
    night: [],
  },
  firefox: { what: 'a journey in Firefox', command: tests('firefox'), night: [] },
  journeys: {
    what: 'people in Chromium where few are: behind TLS, with files elsewhere, seven windows, samples in code; how many interactions a task takes',
    command: tests('journeys'),
    night: [],
  },
  walks: {
    what: 'random walks of one user through the running program in Chromium; a part of journeys',
    command: [...tests('journeys'), 'test/lab/journeys/walks'],
  },
  charts: { what: 'faults put into each chart', command: ['mutation/run.ts', 'charts'], night: [] },
  hand: { what: 'faults written by hand into the charts', command: ['mutation/run.ts', 'hand'], night: [] },
  domain: {
    what: 'faults put into the rules [folders or files of src/domain]',
    command: ['mutation/run.ts', 'domain'],
    night: ['.'],
  },
  fuzz: {
    what: 'requests made from the contract, valid and not [requests [seed]]',
    command: ['fuzz/run.ts'],
    night: ['20000'],
  },
  chaos: {
    what: 'several processes, killed and cut off while people pay [seconds [seed]] [--engines]',
    command: ['chaos/run.ts'],
    night: ['120'],
  },
  'payment-crash': {
    what: 'the service killed in the middle of payments [runs] [--payApp]',
    command: ['bench/payment-crash.ts'],
    night: ['50'],
  },
  pictures: {
    what: 'screenshots of every page of a running program [--origin URL] [--to FOLDER]',
    command: ['pictures/take.ts'],
  },
  figures: { what: 'how large the program is and what has crept in', command: ['figures.ts'] },
};

/** The benches: the files of bench/ that say at their beginning how they are called. */
const benches: readonly string[] = readdirSync(path.join(here, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) =>
    readFileSync(path.join(here, `bench/${name}.ts`), 'utf8').includes(`npm run lab -- ${name}`),
  )
  .filter((name) => !(name in instruments));

function run({ command: [script, ...first] }: Instrument, words: readonly string[]): boolean {
  const program = script === compiler || script === vitest ? [script] : [bin('tsx'), path.join(here, script)];
  const [command = '', ...rest] = [...program, ...first, ...words];
  const env = { ...process.env, DAYLIGHT_ALL: '1', DAYLIGHT_WALKS: process.env.DAYLIGHT_WALKS ?? '300' };
  return spawnSync(command, rest, { cwd: top, stdio: 'inherit', env }).status === 0;
}

function list(): void {
  const width = Math.max(...Object.keys(instruments).map((name) => name.length)) + 2;
  for (const [name, { what, night }] of Object.entries(instruments))
    console.log(`${name.padEnd(width)} ${night ? 'nightly ' : '        '} ${what}`);
  console.log(`\nbenches, on a quiet machine: ${benches.join(', ')}`);
}

const [name, ...words] = process.argv.slice(2);
const named: Instrument | undefined =
  name === undefined
    ? undefined
    : benches.includes(name)
      ? { what: name, command: [`bench/${name}.ts`] }
      : instruments[name];

if (name === undefined) list();
else if (!named && name !== 'all') {
  console.error(`There is no ${name}; npm run lab lists what there is.`);
  process.exitCode = 2;
} else if (!existsSync(path.join(here, 'node_modules'))) {
  console.error('The lab has packages of its own: npm ci --prefix test/lab');
  process.exitCode = 2;
} else if (named) process.exitCode = run(named, words) ? 0 : 1;
else {
  const nightly = Object.entries(instruments).filter(([, { night }]) => night !== undefined);
  const failed = nightly.filter(([, instrument]) => !run(instrument, instrument.night ?? []));
  console.log(`\n${nightly.length - failed.length} of ${nightly.length} instruments found nothing wrong`);
  for (const [of] of failed) console.log(`found something: ${of}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
