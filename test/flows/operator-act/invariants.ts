import type { operatorActMachine } from '../../../machines/operator-act.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof operatorActMachine>[] = [
  {
    requirement: 'C 23',
    says: 'an act is done only with a reason and as it was seen',
    holds: (_, __, after, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          name !== 'performAct' ||
          (Object(data).Reason !== '' && Object(data).Seen === after.context.preview?.Seen),
      ),
  },
  {
    requirement: 'C 23',
    says: 'what is previewed and done is the act that was wanted',
    holds: (_, __, after, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          name === 'confirmation' ||
          JSON.stringify(Object(data).Act) === JSON.stringify(after.context.act),
      ),
  },
  {
    requirement: 'C 23',
    says: 'asked again without another decision, an act has the same id',
    holds: (before, event, after) =>
      event.type === 'act.confirmed' ||
      event.type === 'act.wanted' ||
      before === null ||
      before.context.decision === after.context.decision,
  },
  {
    requirement: 'C 23',
    says: 'what is shown once is gone with the next act',
    holds: (_, event, after) =>
      event.type !== 'act.wanted' || after.context.done === null || after.matches('done'),
  },
  {
    requirement: 'C 23',
    says: 'an act is another only after the one before has ended',
    holds: (before, _, after) =>
      before === null || before.context.act === after.context.act || ['idle', 'done'].includes(before.value),
  },
];
