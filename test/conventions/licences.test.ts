import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { top } from './imports.ts';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  /** Comes inside another package, whose checksum covers it. */
  readonly inBundle?: boolean;
};

const registry = 'https://registry.npmjs.org/';
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(path.join(top, 'package-lock.json'), 'utf8'),
);
const installed = Object.entries(lock.packages).filter(
  ([at, { link }]) => at.includes('node_modules/') && !link,
);
/** The place of a package that another one needs, found as Node does: nearest first. */
function placeOf(from: string, name: string): string | undefined {
  const above = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  const places = [...above.reverse().map((at) => `${at}/node_modules/${name}`), `node_modules/${name}`];
  return places.find((place) => place in lock.packages);
}

/** All that production installs on every platform: the dependencies of package.json, and theirs. */
function productionPackages(): { name: string; version: string; license: string }[] {
  const wanted = ({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const seen = new Set<string>();
  const waiting = Object.keys(lock.packages['']?.dependencies ?? {}).map((name) => `node_modules/${name}`);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const from = at;
    const here = lock.packages[from];
    if (seen.has(from) || !here) continue;
    seen.add(from);
    waiting.push(...wanted(here).flatMap((name) => placeOf(from, name) ?? []));
  }
  return [...seen].map((at) => ({
    name: at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: lock.packages[at]?.version ?? '',
    license: lock.packages[at]?.license ?? 'none',
  }));
}

const production = productionPackages();

/** None requires more than a notice. To add another is a decision. */
const allowed = new Set([
  '(MIT AND Zlib)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);

test('every package that production installs has an allowed licence', () => {
  expect(production.length).toBeGreaterThan(100);
  const others = production.filter(({ license }) => !allowed.has(license));
  expect(others).toEqual([]);
});

test('every package has a checksum, and none comes from outside the registry', () => {
  // The registry we locked from had only the names of the formatter's programs for other platforms.
  const isForeignTool = (at: string): boolean => at.startsWith('node_modules/@biomejs/cli-');
  const loose = installed.filter(
    ([at, { resolved = registry, integrity, inBundle }]) =>
      !resolved.startsWith(registry) ||
      (!inBundle && !integrity?.startsWith('sha512-') && !isForeignTool(at)),
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(loose.map(([at]) => at)).toEqual([]);
});
