import type pg from 'pg';
import type { Config as PublicConfig, TradingVenue } from '../../contract/generated/types.ts';
import type { Config } from '../config.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import type { Operations } from './operation.ts';

export type ServiceOperationsDependencies = {
  readonly pool: pg.Pool;
  readonly config: Config;
  /** Business day; decides which of the announced prices is told. */
  readonly today: () => string;
  /** What the page needs to send the browser to the identity provider. */
  readonly signIn: () => Promise<PublicConfig['signIn']>;
};

const standardCaptchaScript = 'https://www.google.com/recaptcha/api.js';

/** Public calls: the configuration for the browser, and the venues with their cost. */
export function serviceOperations({ pool, config, signIn, today }: ServiceOperationsDependencies) {
  return {
    getConfig: async () => {
      const { captcha, payment } = config;
      return {
        status: 200,
        body: {
          noPaymentMode: config.noPaymentMode,
          captcha: {
            skipValidation: captcha.skipValidation,
            ...(captcha.skipValidation
              ? {}
              : {
                  ...(captcha.siteKey === null ? {} : { siteKey: captcha.siteKey }),
                  scriptUrl: captcha.scriptUrl?.href ?? standardCaptchaScript,
                }),
          },
          signIn: await signIn(),
          payment: {
            environment: payment.environment,
            ...(payment.clientId === null ? {} : { clientId: payment.clientId }),
            ...(payment.sdkUrl === null ? {} : { sdkUrl: payment.sdkUrl.href }),
            createUrl: '/api/payment/create',
            checkUrl: '/api/payment/check',
            executeUrl: '/api/payment/execute',
          },
          debounceMaxWait: config.debounceMaxWait,
          supportEmail: config.supportEmail,
          filesUrl: config.filesUrl,
          links: config.links,
          sandbox: config.sandbox,
        },
      };
    },
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
