import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  domainFiles,
  idleReasons,
  isPresent,
  readScores,
  scoresByFolder,
  unlistedFaults,
  weakFolders,
} from '../mutation/domain-scores.ts';
import { listedLines } from '../mutation/listed-lines.ts';

test('testing.md Mutation tests: ninety-two of a hundred faults are found in each measured folder of src/domain', () => {
  expect(scoresByFolder(readScores()).size).toBeGreaterThan(0);
  expect(weakFolders(readScores())).toEqual([]);
});

test('the scores are those of the rules and tests as they are now; npm run mutation -- domain renews them', () => {
  const scores = readScores();
  expect(domainFiles().filter((file) => !isPresent(file, scores[file]))).toEqual([]);
});

test('every line listed as one where a fault changes nothing is in its file', () => {
  const gone = Object.entries(listedLines).flatMap(([file, lines]) => {
    const there = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    return Object.keys(lines).filter((line) => !there.includes(line));
  });
  expect(gone).toEqual([]);
});

test('every fault that no test finds has a reason, and every reason a fault', () => {
  const scores = readScores();
  expect(unlistedFaults(scores)).toEqual([]);
  expect(idleReasons(scores)).toEqual([]);
});
