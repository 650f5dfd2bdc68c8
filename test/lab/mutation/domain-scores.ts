import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listedFaults } from './listed-faults.ts';

/** How many of the faults put into a file of src/domain were found. */
export type Score = {
  /** A hash of the file and of the tests in `by`, as they were then. */
  readonly of: string;
  /** The tests that found its faults. */
  readonly by: readonly string[];
  readonly faults: number;
  readonly found: number;
  /** The faults that no test found, as `ORIGINAL → REPLACEMENT`. */
  readonly missed: readonly string[];
};

/** By the file's path. */
export type Scores = Readonly<Record<string, Score>>;

const top = path.resolve(import.meta.dirname, '../../..');
const scoresFile = path.join(top, '.cache/domain-scores.json');

/** The percentage of faults that must be found in each folder. */
const leastFound = 92;

/** Every file with rules, by its path relative to the top. */
export const domainFiles = (): readonly string[] =>
  readdirSync(path.join(top, 'src/domain'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('src/domain', name.replaceAll(path.sep, '/')))
    .sort();

export const readScores = (): Scores =>
  existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {};

/** A hash of a file and its tests as they are now, or null if one of them is gone. */
export function markOf(file: string, tests: readonly string[]): string | null {
  const places = [file, ...tests].map((name) => path.join(top, name));
  if (!places.every((place) => existsSync(place))) return null;
  const hash = createHash('sha256');
  for (const place of places) hash.update(readFileSync(place));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a score belongs to the file and its tests as they are now. */
export const isPresent = (file: string, score: Score | undefined): boolean =>
  score !== undefined && score.of === markOf(file, score.by);

/** Merges scores into the saved ones, and drops those of files that are gone. */
export function keepScores(scores: Scores): void {
  const all = { ...readScores(), ...scores };
  const kept = domainFiles().flatMap((file) => (all[file] ? [[file, all[file]]] : []));
  mkdirSync(path.dirname(scoresFile), { recursive: true });
  writeFileSync(scoresFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** How many faults each folder has and how many were found, leaving out files that are gone. */
export function scoresByFolder(scores: Scores): ReadonlyMap<string, { faults: number; found: number }> {
  const folders = new Map<string, { faults: number; found: number }>();
  for (const file of domainFiles()) {
    const score = scores[file];
    if (!score) continue;
    const folder = path.posix.dirname(file);
    const { faults, found } = folders.get(folder) ?? { faults: 0, found: 0 };
    folders.set(folder, { faults: faults + score.faults, found: found + score.found });
  }
  return folders;
}

/** The folders in which too few faults are found. */
export const weakFolders = (scores: Scores): readonly string[] =>
  [...scoresByFolder(scores)]
    .filter(([, { faults, found }]) => 100 * found < leastFound * faults)
    .map(([folder, { faults, found }]) => `${folder}: ${found} of ${faults}`);

/** The faults that no test found and that are not listed with a reason, leaving out files that are gone. */
export const unlistedFaults = (scores: Scores): readonly string[] =>
  domainFiles().flatMap((file) =>
    (scores[file]?.missed ?? [])
      .filter((fault) => !(fault in (listedFaults[file] ?? {})))
      .map((fault) => `${file}: ${fault}`),
  );

/** The listed reasons of faults that are found by now or no longer exist, leaving out files without a score. */
export const idleReasons = (scores: Scores): readonly string[] =>
  Object.entries(listedFaults).flatMap(([file, faults]) =>
    (scores[file] ? Object.keys(faults) : [])
      .filter((fault) => !scores[file]?.missed.includes(fault))
      .map((fault) => `${file}: ${fault}`),
  );
