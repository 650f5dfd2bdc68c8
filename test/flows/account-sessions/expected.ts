import type { accountSessionsMachine } from '../../../machines/account-sessions.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof accountSessionsMachine> = {
  'it is another session': ({ list }, { id }) =>
    list?.sessions.some((session) => session.id === id && !session.isThisOne) === true,
  'there are others': ({ list }) => (list?.total ?? 0) > 1,
  'it is listed': ({ list }, { id }) => list?.browsers.some((browser) => browser.id === id) === true,
};
