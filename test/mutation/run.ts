import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { figuresFolder, type MutationFigures, readMutationFigures } from '../../src/tools/atlas/figures.ts';

/**
 * `npm run mutation -- charts`, or without a word after it: puts faults into the charts, and tells which of them no
 * test finds. `npm run mutation -- domain` does so in src/domain; further words are the folders to look at.
 */
const top = path.resolve(import.meta.dirname, '../..');

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(path.join(top, 'node_modules/.bin', command), args, {
    cwd: top,
    stdio: 'inherit',
  });
  return status === 0;
}

function charts(): boolean {
  const isFound = run('vitest', ['run', '--project', 'mutation', '--silent=true']);
  printScores([...readMutationFigures(figuresFolder).values()]);
  return isFound;
}

const domain = (folders: readonly string[]): boolean =>
  run('stryker', [
    'run',
    'test/mutation/stryker.config.json',
    ...(folders.length === 0 ? [] : ['--mutate', folders.map((name) => `src/domain/${name}/**/*.ts`).join()]),
  ]);

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
    ['together', sum(scores)],
  ];
  for (const [name, { mutants, killed }] of lines)
    console.log(
      `${name.padEnd(20)} ${String(killed).padStart(5)}/${String(mutants).padEnd(5)} ${((100 * killed) / mutants).toFixed(1).padStart(5)} %`,
    );
}

const [part = 'charts', ...folders] = process.argv.slice(2);
const isFound = part === 'charts' ? charts() : part === 'domain' && domain(folders);
process.exitCode = isFound ? 0 : 1;
