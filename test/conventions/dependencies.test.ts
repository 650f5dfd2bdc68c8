import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf, top } from './imports.ts';

const { dependencies, devDependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));

/** What only `npm run dev` needs. */
const development = ['vite'];

test('production installs exactly the packages that the service and the operator’s tool load', () => {
  const loaded = packagesOf(['src/server/start.ts', 'src/server/cli/daylight.ts']);
  expect(loaded).toEqual(expect.arrayContaining(development));
  const wanted = loaded.filter((name) => !development.includes(name)).sort();
  expect(Object.keys(dependencies ?? {}).sort()).toEqual(wanted);
  expect(Object.keys(devDependencies ?? {})).toEqual(expect.arrayContaining(development));
});
