import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyKit } from '../flows/every-kit.ts';
import { Judge } from './judge.ts';
import { listed } from './listed.ts';
import { nameOfMutant } from './mutants.ts';

const size = 60;

/** The checked-out commit, so that each commit has its own sample; outside git, a constant. */
function seed(): string {
  try {
    const here = path.resolve(import.meta.dirname);
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: here, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'daylight';
  }
}

const commit = seed();
const rankOf = (flow: string, name: string): string =>
  createHash('sha256').update(`${commit} ${flow} ${name}`).digest('hex');

const everyMutant = (await everyKit()).flatMap(({ kit, written }) => {
  const judge = Judge.of(kit, written);
  return judge.mutants.map((mutant) => {
    const name = nameOfMutant(mutant);
    return { flow: kit.flow, name, mutant, judge, rank: rankOf(kit.flow, name) };
  });
});

const sample = everyMutant
  .filter(({ flow, name }) => listed[flow]?.[name] === undefined)
  .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  .slice(0, size);

describe('faults put into a chart are found, a sample of sixty at each commit', () => {
  test.each(sample.map((one) => [`${one.flow}: ${one.name}`, one] as const))('%s', async (_, one) => {
    expect(await one.judge.differenceOf(one.mutant)).not.toBeNull();
  });
});

test('every mutant listed as undetectable exists and has a reason', () => {
  const known = new Set(everyMutant.map(({ flow, name }) => `${flow}: ${name}`));
  const reasons = Object.entries(listed).flatMap(([flow, names]) =>
    Object.entries(names).map(([name, reason]) => [`${flow}: ${name}`, reason] as const),
  );
  expect(reasons.filter(([name, reason]) => !known.has(name) || reason === '')).toEqual([]);
});

test('every mutant has a unique name', () => {
  const names = everyMutant.map(({ flow, name }) => `${flow}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
