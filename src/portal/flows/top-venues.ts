import { fromPromise } from 'xstate';
import { topVenuesMachine } from '../../../machines/top-venues.ts';
import type { components } from '../../contract/generated/types.ts';
import { failureOf } from '../../domain/failure.ts';
import type { TopVenuesReport } from '../../domain/publishing/top-venues.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Rts28 = components['schemas']['Rts28Report'];
type Rts28Class = Rts28['Years'][number]['Classes'][number];

const nameOf = ({ ClassOfInstruments, ClientKind }: Rts28Class): string =>
  `${ClassOfInstruments}, ${ClientKind.toLowerCase()} clients`;

/** The report grouped by class, with the years of each side by side, as the page shows it. */
function byClass({ Years }: Rts28): TopVenuesReport {
  const names = [...new Set(Years.flatMap(({ Classes }) => Classes.map(nameOf)))];
  return {
    classes: names.map((name) => ({
      name,
      years: Years.flatMap(({ Year, Classes }) => {
        const found = Classes.find((one) => nameOf(one) === name);
        if (!found) return [];
        return {
          year: Year,
          fewTrades: found.FewTrades,
          venues: found.Venues.map((venue) => ({
            name: venue.Name,
            code: venue.Code,
            volume: venue.VolumePercent,
            orders: venue.OrdersPercent,
            passive: venue.PassivePercent,
            aggressive: venue.AggressivePercent,
            directed: venue.DirectedPercent,
          })),
        };
      }),
    })),
  };
}

/** The top five venues, bound to the service. Not every report has them, which is not a failure. */
export const topVenues = topVenuesMachine.provide({
  actors: {
    loadTopVenues: fromPromise(async ({ input, signal }): Promise<TopVenuesReport | null> => {
      const query = { publisherid: input.publisherId, datetext: input.formattedDate };
      try {
        const call = client.GET('/api/report/rts28', { params: { query }, signal });
        return byClass(await ask(call, { handler: 'bypass' }));
      } catch (error) {
        if (failureOf(error).kind === 'notFound') return null;
        throw error;
      }
    }),
  },
});
