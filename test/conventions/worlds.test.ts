import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const flows = path.resolve(import.meta.dirname, '../flows');

const textsIn = (folder: string): string[] =>
  readdirSync(path.join(flows, folder)).map((file) => readFileSync(path.join(flows, folder, file), 'utf8'));

const namesIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])).sort();

const kits = namesIn(textsIn('kits'), /^export const (\w+Kit): Kit/gm);

/** Flows that a world does not walk on their own, each with what covers it instead. */
const within: Readonly<Record<'page' | 'browser', Readonly<Record<string, string>>>> = {
  page: {},
  browser: {
    formKit: 'stands on the pages of other flows, which tell it what nobody can press: walked there',
  },
};

describe('every flow is walked in every world', () => {
  test.each([
    ['page', 'walkPage('],
    ['browser', 'walkBrowser('],
  ] as const)('%s, or gives a reason where else it is walked', (world, call) => {
    const named = namesIn(
      textsIn(world).filter((text) => text.includes(call)),
      /\b([a-z]\w*Kit)\b/g,
    );
    expect([...new Set([...named, ...Object.keys(within[world])])].sort()).toEqual(kits);
    expect(named.filter((name) => name in within[world])).toEqual([]);
  });
});
