import type { operatorScreenMachine } from '../../../machines/operator-screen.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof operatorScreenMachine>[] = [
  {
    requirement: 'C 23',
    says: 'what is shown as read is the answer to what is asked',
    holds: (_, __, { value, context: { answer, isOfBefore } }) =>
      (value !== 'shown' && value !== 'outdated') || (answer !== null && !isOfBefore),
  },
  {
    requirement: 'C 23',
    says: 'what is read is what the address asks for',
    holds: (_, __, after, { effects }) =>
      effects.every(
        ({ kind, data }) => kind !== 'asks' || JSON.stringify(data) === JSON.stringify(after.context.asked),
      ),
  },
  {
    requirement: 'A 8',
    says: 'what was read stays until something else is read, unless another was asked for',
    holds: (before, _, after) =>
      !before?.context.answer ||
      after.context.answer !== null ||
      before.context.isOfBefore ||
      after.matches('none'),
  },
];
