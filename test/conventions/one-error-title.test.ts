import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorTitle } from '../../src/domain/failure.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('A 8: the generic error title is one constant', () => {
  const files = ['machines', 'src/domain', 'src/portal'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  expect(files).toContain(path.normalize('src/domain/failure.ts'));
  const written = new RegExp(`title(: |=)['"]${errorTitle}['"]`);
  expect(files.filter((file) => written.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
