import { fromPromise } from 'xstate';
import { topVenuesMachine } from '../../../machines/top-venues.ts';
import type { TopVenuesReport } from '../../domain/top-venues.ts';

export const topVenues = topVenuesMachine.provide({
  actors: { loadTopVenues: fromPromise(async (): Promise<TopVenuesReport | null> => null) },
});
