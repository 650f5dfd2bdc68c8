import type { tapeMachine } from '../../../machines/tape.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof tapeMachine>[] = [
  {
    requirement: 'C 18',
    says: 'a hidden tab asks for nothing by itself',
    holds: (before, event, after) =>
      event.type !== 'xstate.after.followPause.tape.shown.following' ||
      !after.matches({ shown: 'refreshing' }) ||
      before?.context.isHidden === false,
  },
  {
    requirement: 'C 18',
    says: 'rows stay until others have come for them',
    holds: (before, _event, after) =>
      before === null || before.context.pages.length === 0 || after.context.pages.length > 0,
  },
  {
    requirement: 'C 18',
    says: 'only the newest rows are followed',
    holds: (_before, _event, after) => !after.matches({ shown: 'following' }) || after.context.page === 0,
  },
  {
    requirement: 'C 18',
    says: 'a page that is shown is there',
    holds: (_before, _event, { context: { pages, page } }) => page < Math.max(1, pages.length),
  },
  {
    requirement: 'C 18',
    says: 'what is asked for is what the address says',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(
        ({ kind, data }) =>
          kind !== 'asks' || JSON.stringify(Object(data).choice) === JSON.stringify(context.choice),
      ),
  },
];
