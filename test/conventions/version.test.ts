import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { top } from './imports.ts';
import { headingsOf } from './markdown.ts';

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');

test('package, lock file, contract and the newest entry of the changelog name one version', () => {
  const { version } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version, parse(read('openapi.yaml')).info.version]).toEqual(
    Array(3).fill(version),
  );
  const [newest = ''] = headingsOf('CHANGELOG.md').filter((heading) => /^\d/.test(heading));
  expect(newest).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
  expect(newest.split(' ')[0]).toBe(version);
});
