import type { accountEventsMachine } from '../../../machines/account-events.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof accountEventsMachine> = {
  'the first page was asked for': ({ next }) => next === null,
  'it goes on': ({ next }) => next !== null,
  'it goes on elsewhere': ({ next }, { output }) => Object(output).next !== next,
  'there was no more': ({ events }, { output }) => events !== null && Object(output).events.length === 0,
};
