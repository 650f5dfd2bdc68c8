import { randomUUID } from 'node:crypto';
import { dayOf } from '../../../../src/domain/subscription/calendar.ts';
import { quote } from '../../../../src/domain/subscription/prices.ts';
import { firstTerm } from '../../../../src/domain/subscription/terms.ts';
import { noOptions } from '../../../../src/domain/venues/venue-options.ts';
import type { Database } from '../../../../src/platform/database/database.ts';
import { standInKeys } from '../../../../src/sandbox/payment/provider.ts';
import { createBusinessClock, securityClock } from '../../../../src/server/clock.ts';
import { createSessions } from '../../../../src/server/sessions/sessions.ts';
import { giveVenues } from '../../../../src/server/subscriptions/flag-store.ts';
import { insertPurchase } from '../../../../src/server/subscriptions/purchases.ts';
import { writeTerm } from '../../../../src/server/subscriptions/subscription-store.ts';
import type { CrashSubject } from './crash-subject.ts';
import { startSubject } from './start-subject.ts';
import { Visitor } from './visitor.ts';

const secret = 'a secret of crash runs, long enough for everything';

/**
 * The part of the service that takes payments, which starts quickly. People and orders are written into the database.
 *
 * @param databaseUrl through the tap
 */
export function paymentAppSubject(pool: Database, databaseUrl: string, apiBase: string): CrashSubject {
  const clock = createBusinessClock();
  const sessions = createSessions(pool, securityClock, clock);
  return {
    start: (onSpawn) =>
      startSubject(
        'test/server/payments/crash/payment-app-program.ts',
        {
          DATABASE_URL: databaseUrl,
          PAYPAL_API_BASE: apiBase,
          PAYPAL_CLIENT_ID: standInKeys.clientId,
          PAYPAL_CLIENT_SECRET: standInKeys.clientSecret,
          SESSION_SECRET: secret,
          NODE_ENV: 'test',
          NO_PAYMENT_MODE: 'false',
          LOG_LEVEL: 'error',
          CALLS_PER_MINUTE: '0',
          // Required, but never used.
          OIDC_ISSUER: 'http://127.0.0.1:9',
          OIDC_CLIENT_ID: 'none',
          OIDC_CLIENT_SECRET: 'none',
          OKTA_API_TOKEN: 'none',
        },
        onSpawn,
      ),
    newBuyer: async (origin) => {
      const account = randomUUID();
      const at = clock.now();
      const today = dayOf(at);
      const free = { ...firstTerm(today), live: false };
      const delayed = new Map([['ICPM', { ...noOptions, isDelayedOrders: true, isDelayedTraders: true }]]);
      const live = new Map([['ICPM', { ...noOptions, isRealOrders: true, isRealTraders: true }]]);
      const order = await pool.transaction(async (client) => {
        await client.query('INSERT INTO accounts (id, subject, email, created_at) VALUES ($1, $2, $3, $4)', [
          account,
          account,
          `${account}@example.com`,
          at,
        ]);
        await writeTerm(client, account, free);
        await giveVenues(client, account, delayed);
        return insertPurchase(client, {
          accountId: account,
          origin: 'person',
          venues: live,
          quote: quote(today, free, delayed, live, 25),
          at,
        });
      });
      const { identifier } = await sessions.start(account);
      const visitor = new Visitor(origin, '127.0.0.1');
      visitor.setCookie('session', identifier);
      await visitor.must(200, 'GET', '/api/payment/history');
      return { account, order, visitor };
    },
    // Nothing sends mail in this program, so receipts stay in the outbox.
    mails: async (account) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int FROM mail_outbox WHERE kind = 'payment-received'
           AND recipient = (SELECT email FROM accounts WHERE id = $1)`,
        [account],
      );
      return rows[0]?.count ?? 0;
    },
    close: async () => {},
  };
}
