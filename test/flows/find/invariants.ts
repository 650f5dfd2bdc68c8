import type { findMachine } from '../../../machines/find.ts';
import type { Invariant } from '../oracle/oracle.ts';

const requirement = 'decisions.md Data and views';

export const invariants: readonly Invariant<typeof findMachine>[] = [
  {
    requirement,
    says: 'results belong to the last search: a late answer never replaces them',
    holds: (before, event, { context }) =>
      before === null ||
      context.found === before.context.found ||
      context.found === null ||
      (event.type === 'xstate.done.actor.findInstruments' && before.matches({ open: 'searching' })),
  },
  {
    requirement,
    says: 'a search is for the text in the field, which is neither empty nor too long',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => {
        if (kind !== 'asks') return true;
        const { text } = Object(data);
        return text === context.text.trim() && text !== '' && text.length <= 100;
      }),
  },
  {
    requirement,
    says: 'only results are opened or compared, which closes the field',
    holds: (before, event, after, { effects }) =>
      effects.every(({ name, data }) => {
        if (name !== 'navigate') return true;
        const to = String(Object(data).to);
        // The last series of a comparison is the chosen one.
        const series = new URLSearchParams(to.split('?')[1]).getAll('s').at(-1);
        if (event.type === 'xstate.done.actor.findInstruments') {
          const first: string = event.output.views[0]?.to;
          const page: string = event.output.instruments[0]?.to;
          return after.matches('closed') && (to === page || first.endsWith(`?${series}`));
        }
        return (
          after.matches('closed') &&
          [...(before?.context.found?.instruments ?? []), ...(before?.context.found?.views ?? [])].some(
            (found) =>
              event.type === 'results.compared' ? found.to.endsWith(`?${series}`) : found.to === to,
          )
        );
      }),
  },
  {
    requirement,
    says: 'only typing changes the text in the field',
    holds: (before, event, { context }) =>
      before === null ||
      event.type === 'text.changed' ||
      event.type === 'find.opened' ||
      context.text === before.context.text,
  },
];
