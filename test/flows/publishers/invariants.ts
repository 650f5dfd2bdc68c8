import type { publishersMachine } from '../../../machines/publishers.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof publishersMachine>[] = [
  {
    requirement: 'B 2',
    says: 'the chosen report of a publisher is one of its own',
    holds: (_before, _, { context: { publishers, chosen } }) =>
      Object.entries(chosen).every(([id, report]) =>
        publishers.some((one) => one.id === Number(id) && one.reports.some((its) => its.id === report)),
      ),
  },
  {
    requirement: 'B 5',
    says: 'submitting is possible exactly when a report is chosen',
    holds: (_before, _, after) =>
      after.context.publishers.every(
        ({ id }) =>
          after.can({ type: 'report.submitted', publisherId: id }) ===
          (after.context.chosen[id] !== undefined),
      ),
  },
  {
    requirement: 'B 2',
    says: 'a choice at one publisher does not change those at the others',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'report.chosen' ||
      context.publishers.every(
        ({ id }) => id === event.publisherId || context.chosen[id] === before.context.chosen[id],
      ),
  },
];
