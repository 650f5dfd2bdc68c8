import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  figuresFolder,
  type MutationFigures,
  readMutationFigures,
} from '../../../src/tools/atlas/figures.ts';
import type { FaultByHand } from './by-hand/fault-by-hand.ts';
import { faultsByHand } from './by-hand/faults-by-hand.ts';
import { domain } from './domain.ts';

/**
 * `npm run lab -- charts`, or without arguments: puts faults into the charts, and reports which of them no
 * test finds. `npm run lab -- hand` does the same with the faults written by hand, only in the charts named
 * after it, if any. `npm run lab -- domain` does the same in the files of src/domain that have changed since the
 * last run, or in the folders or files named after it.
 */
const top = path.resolve(import.meta.dirname, '../../..');

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(path.join(top, 'node_modules/.bin', command), args, {
    cwd: top,
    stdio: 'inherit',
  });
  return status === 0;
}

function charts(): boolean {
  const isFound = run('vitest', [
    ...['run', '--config', 'test/lab/vitest.config.ts', '--project', 'charts', '--silent=true'],
  ]);
  printScores([...readMutationFigures(figuresFolder).values()]);
  return isFound;
}

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** The tests of these files that fail with this fault, or without a fault if it is null; stops at the first failure. */
function failing(fault: FaultByHand | null, files: readonly string[]): string[] {
  const { stdout } = spawnSync(
    path.join(top, 'node_modules/.bin/vitest'),
    ['run', '--config', 'test/lab/mutation/by-hand-vitest.ts', '--reporter=json', ...files],
    {
      cwd: top,
      encoding: 'utf8',
      maxBuffer: 1e9,
      // Few random walks: a fault that they do not find would be tried on all of them.
      env: {
        ...process.env,
        DAYLIGHT_WALKS: '60',
        DAYLIGHT_FAULT: fault ? String(faultsByHand.indexOf(fault)) : 'none',
      },
    },
  );
  const { testResults }: Report = JSON.parse(stdout);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

const testOf = (chart: string): string => `machine/${chart}.test.ts`;

/** Runs the tests of the faulty chart first, since the others take longer. */
function hand(charts: readonly string[]): boolean {
  const [fails] = failing(null, charts.map(testOf));
  if (fails !== undefined) {
    console.log(`fails without a fault: ${fails}`);
    return false;
  }
  const faults = faultsByHand.filter(({ chart }) => charts.length === 0 || charts.includes(chart));
  const missed = faults.filter((fault) => {
    const [found = failing(fault, [])[0]] = failing(fault, [testOf(fault.chart)]);
    console.log(`${fault.chart}: ${fault.what}\n  ${found ?? 'MISSED'}`);
    return found === undefined;
  });
  console.log(`${faults.length - missed.length}/${faults.length} found`);
  return missed.length === 0;
}

type Score = { readonly mutants: number; readonly killed: number };

function printScores(scores: readonly MutationFigures[]): void {
  const operators = [...new Set(scores.flatMap(({ byOperator }) => Object.keys(byOperator)))];
  const sum = (of: readonly (Score | undefined)[]): Score => ({
    mutants: of.reduce((all, one) => all + (one?.mutants ?? 0), 0),
    killed: of.reduce((all, one) => all + (one?.killed ?? 0), 0),
  });
  const lines: [string, Score][] = [
    ...scores.map((one): [string, Score] => [one.flow, one]),
    ...operators.map((name): [string, Score] => [
      name,
      sum(scores.map(({ byOperator }) => byOperator[name])),
    ]),
    ['all flows', sum(scores)],
  ];
  for (const [name, { mutants, killed }] of lines)
    console.log(
      `${name.padEnd(20)} ${String(killed).padStart(5)}/${String(mutants).padEnd(5)} ${((100 * killed) / mutants).toFixed(1).padStart(5)} %`,
    );
}

const [part = 'charts', ...folders] = process.argv.slice(2);
const parts: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  charts,
  hand: () => hand(folders),
  domain: () => domain(folders),
};
const isFound = (await parts[part]?.()) ?? false;
process.exitCode = isFound ? 0 : 1;
