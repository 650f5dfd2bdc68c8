import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  domainFiles,
  idleReasons,
  isPresent,
  keepScores,
  markOf,
  readScores,
  type Score,
  scoresByFolder,
  unlistedFaults,
  weakFolders,
} from './domain-scores.ts';
import { readVerdicts, writeShare } from './fault-shares.ts';
import { type Fault, faultyDomain } from './faulty-domain.ts';
import { listedLines } from './listed-lines.ts';

const top = path.resolve(import.meta.dirname, '../../..');

const longestPart = 120;

/** The piece of source that a fault changes and its replacement, on one line. */
function changeOf(source: string, { location: { start, end }, replacement }: Fault): string {
  const rows = source.split('\n').slice(start.line, end.line + 1);
  rows[rows.length - 1] = rows.at(-1)?.slice(0, end.column) ?? '';
  rows[0] = rows[0]?.slice(start.column) ?? '';
  return [rows.join(' '), replacement]
    .map((text) => text.replace(/\s+/g, ' ').slice(0, longestPart))
    .join(' → ');
}

/** @param all the faults of the file that were judged */
function scoreOf(file: string, all: readonly Fault[], foundBy: ReadonlyMap<string, string>): Score {
  const source = readFileSync(path.join(top, file), 'utf8');
  const lines = source.split('\n').map((line) => line.trim());
  const isListed = (line: number): boolean => (lines[line] ?? '') in (listedLines[file] ?? {});
  const found = all.filter(({ id }) => foundBy.has(id));
  const missed = all.filter(({ id, location }) => !foundBy.has(id) && !isListed(location.start.line));
  const tests = [...new Set(found.map(({ id }) => foundBy.get(id) ?? ''))].sort();
  return {
    of: markOf(file, tests) ?? '',
    by: tests,
    faults: found.length + missed.length,
    found: found.length,
    missed: missed.map((fault) => changeOf(source, fault)).sort(),
  };
}

/** Runs the domain's tests with the faults of one share. */
async function judge(share: string): Promise<boolean> {
  const child = spawn(
    path.join(top, 'node_modules/.bin/vitest'),
    ['run', '--config', 'test/lab/mutation/domain-vitest.ts'],
    { cwd: top, stdio: 'inherit', env: { ...process.env, DAYLIGHT_SHARE: share } },
  );
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Puts faults into files, and saves the scores if every test passes without a fault. */
async function measure(files: readonly string[]): Promise<boolean> {
  const { faults, code } = await faultyDomain();
  const wanted = faults.filter(({ fileName }) => files.includes(fileName));
  const shares = Array.from({ length: availableParallelism() }, (_, index) => String(index));
  for (const share of shares) {
    const isOfShare = (_: Fault, index: number): boolean => String(index % shares.length) === share;
    writeShare(share, { code, judged: wanted.filter(isOfShare).map(({ id }) => id) });
  }
  const areRun = await Promise.all(shares.map(judge));
  if (!areRun.every(Boolean)) return false;
  const verdicts = shares.map(readVerdicts);
  const met = new Set(verdicts.flatMap((share) => share.met));
  const loaded = new Set(verdicts.flatMap((share) => share.loaded));
  const foundBy = new Map(verdicts.flatMap(({ found }) => Object.entries(found)));
  // Code that runs only while a file loads is left out: each of its faults would need every file loaded again.
  const judged = wanted.filter(({ id }) => met.has(id) || !loaded.has(id));
  keepScores(
    Object.fromEntries(
      files.map((file) => [
        file,
        scoreOf(
          file,
          judged.filter(({ fileName }) => fileName === file),
          foundBy,
        ),
      ]),
    ),
  );
  return true;
}

/**
 * Puts faults into src/domain and saves the scores. Without a name it takes the files that have changed since the last
 * run, or whose tests have.
 *
 * @param named folders or files below src/domain, such as `payment` or `feed/isin.ts`; `.` is all of them
 * @returns whether enough is found in every folder
 */
export async function domain(named: readonly string[]): Promise<boolean> {
  const before = readScores();
  const isNamed = (file: string): boolean =>
    named.some((name) => `${file}/`.startsWith(`${path.posix.join('src/domain', name)}/`));
  const wanted = domainFiles().filter((file) =>
    named.length === 0 ? !isPresent(file, before[file]) : isNamed(file),
  );
  const isRun = wanted.length === 0 || (await measure(wanted));
  const scores = readScores();
  for (const [folder, { faults, found }] of scoresByFolder(scores))
    console.log(
      `${folder.padEnd(28)} ${String(found).padStart(5)}/${String(faults).padEnd(5)} ${((100 * found) / Math.max(faults, 1)).toFixed(1).padStart(5)} %`,
    );
  const weak = weakFolders(scores);
  for (const line of weak) console.log(`too few faults are found in ${line}`);
  const unlisted = unlistedFaults(scores);
  for (const fault of unlisted) console.log(`found by no test and not listed with a reason: ${fault}`);
  const idle = idleReasons(scores);
  for (const reason of idle) console.log(`listed with a reason, but found or gone: ${reason}`);
  return isRun && weak.length === 0 && unlisted.length === 0 && idle.length === 0;
}
