import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsByHand } from './by-hand/faults-by-hand.ts';

test('every fault written by hand fits one place in its chart', () => {
  const machines = path.resolve(import.meta.dirname, '../../../machines');
  const placesOf = ({ chart, find }: (typeof faultsByHand)[number]): number =>
    readFileSync(path.join(machines, `${chart}.ts`), 'utf8').split(find).length - 1;
  expect(faultsByHand.filter((fault) => placesOf(fault) !== 1)).toEqual([]);
  expect(faultsByHand.filter(({ find, replace }) => find === replace)).toEqual([]);
});
