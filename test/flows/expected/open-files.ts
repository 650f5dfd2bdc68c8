import type { AnyEventObject } from 'xstate';
import type { openFilesMachine } from '../../../machines/open-files.ts';
import type { Predicates } from '../oracle/oracle.ts';

const filterIs = (venue: string | null, event: AnyEventObject): boolean => venue === event.filter.venue;

export const predicates: Predicates<typeof openFilesMachine> = {
  'files are listed': ({ index }) => index !== null,
  'the same files are listed already': ({ index }, { output }) => index === output,
  'nothing changes by the filter': ({ index, filter, shown }, event) =>
    index !== null && filterIs(filter.venue, event) && shown === 50,
  'the filter is the same': ({ index, filter }, event) => index !== null && filterIs(filter.venue, event),
  'more than the first step is shown': ({ shown }) => shown > 50,
  'all files are shown': ({ index, filter, shown }) =>
    index !== null && (filter.venue !== null || shown > 61),
};
