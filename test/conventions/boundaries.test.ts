import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, parse, sourcesBelow, top } from './imports.ts';
import { rooms } from './rooms.ts';

/** The files that mount the embedded provider and the stand-ins, and the operator's commands for the provider's tables. */
const mounts: Record<string, readonly string[]> = {
  'src/server/program/identity.ts': ['src/identity'],
  'src/server/accounts/demo-removal.ts': ['src/identity'],
  'src/server/operator/role-acts.ts': ['src/identity'],
  'src/server/operator/factor-acts.ts': ['src/identity'],
  'src/server/jobs/lost-factors.ts': ['src/identity'],
  'src/server/cli/keys.ts': ['src/identity'],
  'src/server/program/stand-ins.ts': ['src/sandbox'],
  'src/server/program/sandbox.ts': ['src/sandbox'],
};

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`));

const isOurs = (target: string): boolean => !target.startsWith('..') && roomOf(target) !== undefined;

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const room = roomOf(from);
  const target = roomOf(to);
  if (!room || !target || room === target) return true;
  const rules = rooms[room];
  return (
    !!rules?.may.includes(target) ||
    (typeOnly && !!rules?.types?.includes(target)) ||
    !!mounts[from]?.includes(target)
  );
}

describe('who may import whom', () => {
  test.each(Object.keys(rooms))('%s imports only what its room may', (room) => {
    const faults = sourcesBelow(room)
      .flatMap(importsOf)
      .filter((one) => isOurs(one.to) && !isAllowed(one))
      .map((one) => `${one.from} imports ${one.to}`);
    expect(faults).toEqual([]);
  });

  test('machines import xstate and no other package', () => {
    const packages = sourcesBelow('machines')
      .flatMap(importsOf)
      .filter((one) => !isOurs(one.to) && one.to !== 'xstate');
    expect(packages.map((one) => `${one.from} imports ${one.to}`)).toEqual([]);
  });

  test('the domain imports no framework, nothing of Node and no network', () => {
    const pure = new Set([
      'libphonenumber-js/max',
      'libphonenumber-js',
      'ipaddr.js',
      'hyparquet-writer',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
    ]);
    const impure = sourcesBelow('src/domain')
      .flatMap(importsOf)
      .filter((one) => !isOurs(one.to) && !pure.has(one.to));
    expect(impure.map((one) => `${one.from} imports ${one.to}`)).toEqual([]);
  });

  test('the database is reached through src/platform/database only', () => {
    const faults = sourcesBelow('src')
      .flatMap(importsOf)
      .filter(({ from, to }) => /^pg(-|$)/.test(to) && !from.startsWith('src/platform/database/'));
    expect(faults.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('packages that watch the program are loaded only on demand', () => {
    const watching = (to: string): boolean => /^(prom-client|@opentelemetry\/.*)$/.test(to);
    const all = sourcesBelow('src/server').flatMap(importsOf);
    const loading = new Set(
      all.filter(({ to, typeOnly }) => watching(to) && !typeOnly).map(({ from }) => from),
    );
    expect([...loading].sort()).toEqual(['src/server/watch/metrics.ts', 'src/server/watch/tracing.ts']);
    const always = all.filter(({ to, typeOnly, onDemand }) => loading.has(to) && !typeOnly && !onDemand);
    expect(always.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('every package that is imported is named in package.json', () => {
    const manifest: { dependencies: object; devDependencies: object } = JSON.parse(
      readFileSync(path.join(top, 'package.json'), 'utf8'),
    );
    const named = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
    const unnamed = Object.keys(rooms)
      .flatMap(sourcesBelow)
      .flatMap(importsOf)
      .filter(
        (one) => !one.to.startsWith('node:') && !isOurs(one.to) && /^[@a-z]/.test(one.to) && !one.typeOnly,
      )
      .filter(
        (one) =>
          !one.to.startsWith('virtual:') &&
          !/^(package\.json|openapi\.yaml|docs\/examples\/|dist\/|test\/|vite\.config)/.test(one.to),
      )
      .filter((one) => {
        const [first = '', second] = one.to.split('/');
        return !named.has(first.startsWith('@') ? `${first}/${second}` : first);
      });
    expect(unnamed.map((one) => `${one.from} imports ${one.to}`)).toEqual([]);
  });

  test('no machine file touches the page, the network, storage or the environment', () => {
    const worldly = new Set([
      'window',
      'document',
      'navigator',
      'location',
      'history',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'process',
      'globalThis',
      'BroadcastChannel',
      'setTimeout',
      'setInterval',
      'Date',
      'Math.random',
      'crypto',
    ]);
    const faults: string[] = [];
    for (const file of sourcesBelow('machines')) {
      const visit = (node: ts.Node): void => {
        const isName = ts.isIdentifier(node) && worldly.has(node.text);
        const isMember = isName && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
        const isKey =
          isName &&
          (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) &&
          node.parent.name === node;
        if (isName && !isMember && !isKey) faults.push(`${file} uses ${node.text}`);
        ts.forEachChild(node, visit);
      };
      visit(parse(file));
    }
    expect(faults).toEqual([]);
  });
});
