import type { AnyEventObject } from 'xstate';
import type { openFilesMachine } from '../../../machines/open-files.ts';
import type { Predicates } from '../oracle/oracle.ts';

const filterIs = (venue: string | null, event: AnyEventObject): boolean => venue === event.filter.venue;

export const predicates: Predicates<typeof openFilesMachine> = {
  'no files are listed': ({ index }) => index === null,
  'files are listed': ({ index }) => index !== null,
  'the files are unchanged': ({ index }, { output }) => index === output,
  'the filter changes nothing': ({ index, filter, shown }, event) =>
    index !== null && filterIs(filter.venue, event) && shown === 50,
  'the filter is unchanged': ({ index, filter }, event) => index !== null && filterIs(filter.venue, event),
  'more than the first step is shown': ({ shown }) => shown > 50,
  'all files are shown': ({ index, filter, shown }) =>
    index !== null && (filter.venue !== null || shown > 61),
};
