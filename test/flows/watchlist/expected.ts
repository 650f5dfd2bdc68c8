import type { watchlistMachine } from '../../../machines/watchlist.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof watchlistMachine> = {
  'it is watched': ({ watched }, { instrument }) => watched.includes(instrument),
  'it is not watched': ({ watched }, { instrument }) => !watched.includes(instrument),
};
