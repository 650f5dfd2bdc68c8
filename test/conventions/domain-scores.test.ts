import { expect, test } from 'vitest';
import { readScores, scoresByFolder, weakFolders } from '../mutation/domain-scores.ts';

test('testing.md Faults put in: nine of ten are found in each folder of src/domain that was looked at', () => {
  expect(scoresByFolder(readScores()).size).toBeGreaterThan(0);
  expect(weakFolders(readScores())).toEqual([]);
});
