import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf, top } from './imports.ts';

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

type Listed = { readonly name: string; readonly version: string; readonly license: string };

const listed = (at: string): Listed => ({
  name: at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version: lock.packages[at]?.version ?? '',
  license: lock.packages[at]?.license ?? 'none',
});

/** All that is installed on every platform for these packages: they, and what they depend on. */
function packagesWith(names: readonly string[]): readonly Listed[] {
  const wanted = ({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const seen = new Set<string>();
  const waiting = names.map((name) => `node_modules/${name}`);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const from = at;
    const here = lock.packages[from];
    if (seen.has(from) || !here) continue;
    seen.add(from);
    waiting.push(...wanted(here).flatMap((name) => placeOf(from, name) ?? []));
  }
  return [...seen].map(listed);
}

const production = packagesWith(Object.keys(lock.packages['']?.dependencies ?? {}));

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

/** What the built pages contain besides: fonts, unchanged and with the licence's text in their package. */
const ofPages = new Set([...allowed, 'OFL-1.1']);

test('every package that the pages are built from has a licence that allows to hand it on with a notice', () => {
  const packages = packagesWith(packagesOf(['src/portal/main.tsx', 'src/portal/prepare.tsx']));
  expect(packages.length).toBeGreaterThan(30);
  expect(packages.filter(({ license }) => !ofPages.has(license))).toEqual([]);
});

/** Licences of tools, which are only run here: nothing of them is handed on, so what they require of that does not matter. */
const ofTools = new Set([
  ...ofPages,
  '(ISC AND CC-BY-3.0)',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '(WTFPL OR MIT)',
  'CC-BY-4.0',
  'CC0-1.0',
  'EPL-2.0 OR GPL-3.0-or-later',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);
/** Packages whose manifest names no licence, with words of the one in their files. */
const inFiles: Readonly<Record<string, readonly [file: string, words: string]>> = {
  busboy: ['LICENSE', 'Permission is hereby granted, free of charge'],
  dicer: ['LICENSE', 'Permission is hereby granted, free of charge'],
  'humanize-number': ['Readme.md', 'MIT'],
  only: ['Readme.md', '(The MIT License)'],
  streamsearch: ['LICENSE', 'Permission is hereby granted, free of charge'],
};

test('every package of development has a licence that allows to use it, also where its manifest names none', () => {
  const all = installed.map(([at]) => listed(at));
  const unnamed = all.filter(({ license }) => license === 'none').map(({ name }) => name);
  expect(unnamed.sort()).toEqual(Object.keys(inFiles));
  for (const [name, [file, words]] of Object.entries(inFiles))
    expect(readFileSync(path.join(top, 'node_modules', name, file), 'utf8'), name).toContain(words);
  expect(all.filter(({ license }) => license !== 'none' && !ofTools.has(license))).toEqual([]);
});

test('the licences of the lock file, from which they are listed, are those that the packages state', () => {
  const here = installed.filter(([at]) => existsSync(path.join(top, at, 'package.json')));
  expect(here.length).toBeGreaterThan(500);
  const other = here.filter(([at, { license }]) => {
    const manifest = JSON.parse(readFileSync(path.join(top, at, 'package.json'), 'utf8'));
    return license !== undefined && manifest.license !== license;
  });
  expect(other.map(([at]) => at)).toEqual([]);
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
