import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { flows } from '../../machines/index.ts';
import { ledger, meets } from './ledger.ts';

const top = path.resolve(import.meta.dirname, '../..');

test('each situation has a unique name and an existing flow', () => {
  const names = ledger.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const known = flows.map(({ id }) => id);
  expect(ledger.filter(({ flow }) => flow !== undefined && !known.includes(flow))).toEqual([]);
});

test('a situation that no walk meets is recorded by a test of its part', () => {
  const texts = (part: string): string =>
    readdirSync(path.join(top, 'test', part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(top, 'test', part, file), 'utf8'))
      .join('');
  const sources = { server: texts('server'), portal: texts('portal'), browser: texts('journeys') };
  expect(
    ledger.filter(({ name, part }) => part !== 'machines' && !sources[part].includes(`'${name}'`)),
  ).toEqual([]);
});

test('an unknown situation cannot be recorded', () => {
  expect(() => meets('a thing of every day')).toThrow('not in the ledger');
});
