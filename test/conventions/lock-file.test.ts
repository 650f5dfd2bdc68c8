import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './imports.ts';

type Locked = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The places where Node would look for a package imported from there, nearest first. */
function placesOf(from: string, name: string): string[] {
  const places: string[] = [];
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    places.push(at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`);
    if (at === '') return places;
    if (!at.includes('node_modules/')) return [...places, `node_modules/${name}`];
  }
}

test('the lock file names what every package needs on every platform, since `npm ci` refuses otherwise', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(top, 'package-lock.json'), 'utf8'),
  );
  const missing = Object.entries(lock.packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(from, name).some((place) => place in lock.packages))
      .map((name) => `${from || 'package.json'} wants ${name}`),
  );
  expect(missing).toEqual([]);
});
