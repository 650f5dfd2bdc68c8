import type pg from 'pg';
import type { Config } from '../config.ts';
import { costPerVenueOn } from '../subscriptions/price-history.ts';
import type { Operations } from './operation.ts';

export interface ServiceOperationsDependencies {
  readonly pool: pg.Pool;
  readonly config: Config;
  /** Business day; decides which of the announced prices is told. */
  readonly today: () => string;
  /** What the page needs to send the browser to the identity provider. */
  readonly signIn: () => Promise<{
    readonly issuer: string;
    readonly clientId: string;
    readonly redirectUri: string;
    readonly authorizationEndpoint: string;
  }>;
}

interface VenueRow {
  venue_id: number;
  name: string;
  type: string;
  mic: string;
  venue_group_id: number;
  has_trades: boolean;
  has_orders: boolean;
}

const standardCaptchaScript = 'https://www.google.com/recaptcha/api.js';

/** Public calls: the configuration for the browser, and the venues with their cost. */
export function serviceOperations({
  pool,
  config,
  signIn,
  today,
}: ServiceOperationsDependencies): Operations {
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
      const { rows } = await pool.query<VenueRow>({
        name: 'trading-venues',
        text: `SELECT venue_id, name, type, mic, venue_group_id, has_trades, has_orders
          FROM venues ORDER BY venue_group_id, name`,
      });
      return {
        status: 200,
        body: {
          tradingVenues: rows.map((row) => ({
            TradingVenueID: row.venue_id,
            Name: row.name,
            Type: row.type,
            MIC: row.mic,
            TradingVenueGroupID: row.venue_group_id,
            HasTrades: row.has_trades,
            HasOrders: row.has_orders,
          })),
          CostPerVenue: cost,
        },
      };
    },
  };
}
