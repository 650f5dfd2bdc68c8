import type { setAlertMachine } from '../../../machines/set-alert.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { given, refusedAlready, wanted } from './kit.ts';

export const predicates: Predicates<typeof setAlertMachine> = {
  'the ids are new': ({ ids }, { id }) => ids?.id !== id,
  'one was refused': ({ failure }) => failure !== null,
  'it was entered before': ({ given: before }) => before !== null,
};

export const walks: Walks = {
  'an alert is wanted again under the same ids': [wanted, { type: 'alert.declined' }, wanted],
  'a refused alert is entered again after it was given up': [
    wanted,
    given,
    refusedAlready,
    { type: 'alert.declined' },
    wanted,
    given,
  ],
};
