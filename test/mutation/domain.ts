import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  domainFiles,
  isPresent,
  keepScores,
  markOf,
  readScores,
  type Score,
  type Scores,
  scoresByFolder,
  scoresFile,
  unlistedFaults,
  weakFolders,
} from './domain-scores.ts';
import { listedLines } from './listed-lines.ts';

const top = path.resolve(import.meta.dirname, '../..');
const report = path.join(top, 'coverage/stryker.json');

/** From 1. */
type Place = { readonly line: number; readonly column: number };

/** What Stryker tells of a run. */
type Report = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly killedBy?: readonly string[];
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly { readonly id: string }[] }>>;
};

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(path.join(top, 'node_modules/.bin', command), args, { cwd: top, stdio: 'inherit' }).status === 0;

const longestPart = 120;

/** What a fault has made of a piece of the source, each on one line. */
function changeOf(source: string, start: Place, end: Place, replacement: string): string {
  const rows = source.split('\n').slice(start.line - 1, end.line);
  rows[rows.length - 1] = rows.at(-1)?.slice(0, end.column - 1) ?? '';
  rows[0] = rows[0]?.slice(start.column - 1) ?? '';
  return [rows.join(' '), replacement]
    .map((text) => text.replace(/\s+/g, ' ').slice(0, longestPart))
    .join(' → ');
}

function scoresIn({ files, testFiles = {} }: Report, asked: readonly string[]): Scores {
  const fileOf = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file] as const)),
  );
  const scores = asked.map((file): [string, Score] => {
    const { source, mutants } = files[file] ?? { source: '', mutants: [] };
    const lines = source.split('\n').map((line) => line.trim());
    const isListed = (line: number): boolean => (lines[line - 1] ?? '') in (listedLines[file] ?? {});
    const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
    const missed = mutants.filter(
      ({ status, location }) =>
        (status === 'Survived' || status === 'NoCoverage') && !isListed(location.start.line),
    );
    const by = [...new Set(found.flatMap(({ killedBy = [] }) => killedBy.map((id) => fileOf.get(id) ?? '')))];
    const tests = by.filter((name) => name !== '').sort();
    return [
      file,
      {
        of: markOf(file, tests) ?? '',
        by: tests,
        faults: found.length + missed.length,
        found: found.length,
        missed: missed
          .map(({ location: { start, end }, replacement = '' }) => changeOf(source, start, end, replacement))
          .sort(),
      },
    ];
  });
  return Object.fromEntries(scores);
}

/**
 * Puts faults into files of one folder. What Stryker itself keeps from run to run is not used: it takes a file that no
 * test had loaded for one that none loads.
 */
function measure(files: readonly string[]): boolean {
  rmSync(report, { force: true });
  run('stryker', ['run', 'test/mutation/stryker.config.json', '--mutate', files.join()]);
  if (!existsSync(report)) return false;
  keepScores(scoresIn(JSON.parse(readFileSync(report, 'utf8')), files));
  return run('biome', ['format', '--write', '--log-level=error', scoresFile]);
}

/**
 * Puts faults into src/domain, one folder after the other, and keeps what was found: an interrupted run goes on where
 * it was. Without a name it looks at the files that have changed since, or whose tests have; with `--again` only at those
 * of which the missed faults are kept, and names the others.
 *
 * @param asked folders or files below src/domain, such as `payment` or `feed/isin.ts`; `.` is the files beside the folders
 * @returns whether enough is found in every folder
 */
export function domain(asked: readonly string[]): boolean {
  const before = readScores();
  const isAgain = asked.join() === '--again';
  const changed = domainFiles().filter((file) => !isPresent(file, before[file]));
  const left = isAgain ? changed.filter((file) => before[file]?.missed === undefined) : [];
  for (const file of left) console.log(`not looked at: ${file}`);
  const isNamed = (file: string): boolean =>
    asked.some((name) => {
      const place = path.posix.join('src/domain', name);
      return name === '.' ? path.posix.dirname(file) === 'src/domain' : `${file}/`.startsWith(`${place}/`);
    });
  const wanted =
    isAgain || asked.length === 0
      ? changed.filter((file) => !left.includes(file))
      : domainFiles().filter(isNamed);
  const folderOf = (file: string): string => path.posix.dirname(file);
  const areRun = [...new Set(wanted.map(folderOf))].map((folder) =>
    measure(wanted.filter((file) => folderOf(file) === folder)),
  );
  const scores = readScores();
  for (const [folder, { faults, found }] of scoresByFolder(scores))
    console.log(
      `${folder.padEnd(28)} ${String(found).padStart(5)}/${String(faults).padEnd(5)} ${((100 * found) / Math.max(faults, 1)).toFixed(1).padStart(5)} %`,
    );
  const weak = weakFolders(scores);
  for (const line of weak) console.log(`too little is found in ${line}`);
  const unlisted = unlistedFaults(scores);
  for (const fault of unlisted) console.log(`found by no test, and without a reason: ${fault}`);
  return areRun.every(Boolean) && weak.length === 0 && unlisted.length === 0;
}
