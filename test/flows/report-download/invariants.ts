import type { reportDownloadMachine } from '../../../machines/report-download.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof reportDownloadMachine>[] = [
  {
    requirement: 'B 2',
    says: 'files are listed only for a known report',
    holds: (_before, _, { context: { choice, groups } }) => choice !== null || groups.length === 0,
  },
  {
    requirement: 'B 2',
    says: 'the chosen file of a group is one of its own',
    holds: (_before, _, { context: { groups, chosen } }) =>
      Object.entries(chosen).every(([group, path]) =>
        groups[Number(group)]?.files.some((file) => file.path === path),
      ),
  },
  {
    requirement: 'B 5',
    says: 'a group can be downloaded exactly when one of its files is chosen',
    holds: (_before, _, after) =>
      !after.matches('choosing') ||
      after.context.groups.every(
        (_group, at) =>
          after.can({ type: 'group.submitted', group: at }) === (after.context.chosen[at] !== undefined),
      ),
  },
  {
    requirement: 'B 8',
    says: 'a download changes neither list nor choices',
    holds: (before, event, { context }) =>
      before === null ||
      !event.type.endsWith('.submitted') ||
      (context.groups === before.context.groups && context.chosen === before.context.chosen),
  },
  {
    requirement: 'B 2',
    says: 'the report of an open page does not turn into another',
    holds: (before, _, { context }) =>
      before === null || before.context.choice === null || context.choice === before.context.choice,
  },
  {
    requirement: 'B 2',
    says: 'a choice in one group does not change those in the others',
    holds: (before, event, { context }) =>
      before === null ||
      event.type !== 'file.chosen' ||
      Object.entries(before.context.chosen).every(
        ([group, path]) => Number(group) === event.group || context.chosen[Number(group)] === path,
      ),
  },
];
