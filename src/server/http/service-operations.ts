import type { Config as PublicConfig, TradingVenue } from '../../contract/generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import type { Operations } from './operation.ts';

export type ServiceOperationsDependencies = {
  readonly pool: Database;
  /** The part of the configuration the browser needs. */
  readonly config: () => Promise<PublicConfig>;
  /** The business day, which decides which announced price applies. */
  readonly today: () => string;
};

/** Public calls: the configuration for the browser, and the venues with their cost. */
export function serviceOperations({ pool, config, today }: ServiceOperationsDependencies) {
  return {
    getConfig: async () => ({ status: 200, body: await config() }),
    listTradingVenues: async () => {
      const cost = await costPerVenueOn(pool, today());
      const { rows } = await pool.query<TradingVenue>({
        name: 'trading-venues',
        text: `SELECT venue_id AS "TradingVenueID", name AS "Name", type AS "Type", mic AS "MIC",
            venue_group_id AS "TradingVenueGroupID", has_trades AS "HasTrades", has_orders AS "HasOrders"
          FROM venues ORDER BY venue_group_id, name`,
      });
      return { status: 200, body: { tradingVenues: rows, CostPerVenue: cost } };
    },
  } satisfies Partial<Operations>;
}
