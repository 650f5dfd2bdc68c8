import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { figuresFolder, type MutationFigures } from '../../../src/tools/atlas/figures.ts';
import { everyKit } from '../../flows/every-kit.ts';
import { Judge } from '../../mutation/judge.ts';
import { listed } from '../../mutation/listed.ts';
import { type Mutant, nameOfMutant, rebuilt } from '../../mutation/mutants.ts';
import { operators } from '../../mutation/operators.ts';

const scores: MutationFigures[] = [];

const score = (flow: string, mutants: readonly Mutant[], survivors: readonly Mutant[]): MutationFigures => {
  const counts = (of: readonly Mutant[]) => ({
    mutants: of.length,
    killed: of.filter((mutant) => !survivors.includes(mutant)).length,
  });
  const byOperator = operators.map(
    (operator) => [operator, counts(mutants.filter((mutant) => mutant.operator === operator))] as const,
  );
  return {
    flow,
    ...counts(mutants),
    listed: survivors.filter((mutant) => listed[flow]?.[nameOfMutant(mutant)]).length,
    byOperator: Object.fromEntries(byOperator.filter(([, { mutants: all }]) => all > 0)),
  };
};

function keep(one: MutationFigures): void {
  scores.push(one);
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(path.join(figuresFolder, `${one.flow}.mutation.json`), `${JSON.stringify(one)}\n`);
}

const flows = (await everyKit()).map((one) => [one.kit.flow, one] as const);

describe('every fault put into a chart is found', () => {
  test.each(flows)('%s', async (flow, { kit, written }) => {
    const judge = Judge.of(kit, written);
    expect(await judge.differenceOf({ build: () => rebuilt(kit.machine), state: [] })).toBeNull();
    const survivors: Mutant[] = [];
    for (const mutant of judge.mutants)
      if ((await judge.differenceOf(mutant)) === null) survivors.push(mutant);
    keep(score(flow, judge.mutants, survivors));
    expect(survivors.map(nameOfMutant).sort(), 'faults not found, and why').toEqual(
      Object.keys(listed[flow] ?? {}).sort(),
    );
  });

  test('at least 98 of 100, counting the listed ones as not found', () => {
    const sum = (of: (figures: MutationFigures) => number) => scores.reduce((all, one) => all + of(one), 0);
    expect(sum(({ killed }) => killed) / sum(({ mutants }) => mutants)).toBeGreaterThanOrEqual(0.98);
  });
});
