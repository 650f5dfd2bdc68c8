import path from 'node:path';
import type pg from 'pg';
import { startMailStandIn } from '../../../src/sandbox/mail/smtp-stand-in.ts';
import { standInKeys } from '../../../src/sandbox/payment/provider.ts';
import { builtInTerms } from '../../../src/server/publishing/built-in-terms.ts';
import { firstPassword, registration, tokenIn } from '../../server/accounts/accounts-kit.ts';
import { freePort } from '../../server/start-program.ts';
import type { Buyer, CrashSubject } from './crash-subject.ts';
import { startSubject } from './start-subject.ts';
import { Visitor } from './visitor.ts';

const longestMs = 30_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Live data of one venue, as the page sends it. */
const wanted = {
  venueList: [
    { venueId: 2, isRealOrders: true, isRealTraders: true, isDelayedOrders: false, isDelayedTraders: false },
  ],
};

/**
 * The service as `npm start` runs it, without the sandbox: its payment provider and its mail server are outside of it,
 * as in production. People register, follow the link in their mail, sign in and choose, each over HTTP like a browser.
 *
 * @param pool looks into the database from outside, beside the tap
 * @param databaseUrl by way of the tap
 * @param folder for its files
 */
export async function serviceSubject(
  pool: pg.Pool,
  databaseUrl: string,
  apiBase: string,
  folder: string,
): Promise<CrashSubject> {
  const mail = await startMailStandIn();
  // The same address after every start, as with a real service.
  const port = await freePort();
  const environment = {
    NODE_ENV: 'test',
    SANDBOX: 'false',
    NO_PAYMENT_MODE: 'false',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // Every person has an address of their own.
    TRUST_PROXY: 'true',
    DATA_DIR: path.join(folder, 'service'),
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.smtpUrl.href,
    PAYPAL_API_BASE: apiBase,
    PAYPAL_CLIENT_ID: standInKeys.clientId,
    PAYPAL_CLIENT_SECRET: standInKeys.clientSecret,
    PAYPAL_WEBHOOK_ID: standInKeys.webhookId,
    LOG_LEVEL: 'error',
  };

  async function linkFor(email: string): Promise<string> {
    const until = performance.now() + longestMs;
    for (;;) {
      const found = mail.mails().find(({ to }) => to.includes(email));
      if (found) return tokenIn(found);
      if (performance.now() > until) throw new Error(`no mail came to ${email}`);
      await pause(50);
    }
  }

  async function newBuyer(origin: () => string, number: number): Promise<Buyer> {
    const email = `buyer-${number}@example.com`;
    const visitor = new Visitor(origin, `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`);
    await visitor.must(
      200,
      'POST',
      '/auth/register',
      registration(email, { termsVersion: builtInTerms.version }),
    );
    await visitor.must(204, 'POST', `/api/forgotpassword/${await linkFor(email)}/restore`, {
      Answer: 'Saint Mary',
      Password: firstPassword,
    });
    await visitor.signIn(email, firstPassword);
    await visitor.must(200, 'POST', '/api/subscription/changeSubscription', wanted);
    const { rows } = await pool.query<{ account: string; order: string }>(
      `SELECT a.id AS account, o.id AS order
       FROM accounts a JOIN purchases o ON o.account_id = a.id WHERE a.email = $1`,
      [email],
    );
    const [found] = rows;
    if (!found) throw new Error(`${email} has no order`);
    return { ...found, visitor };
  }

  return {
    start: (onSpawn) => startSubject('src/server/start.ts', environment, onSpawn),
    newBuyer,
    mails: async (account) => {
      const { rows } = await pool.query<{ email: string; waiting: number }>(
        `SELECT email, (SELECT count(*)::int FROM mail_outbox
           WHERE kind = 'payment-received' AND recipient = email) AS waiting
         FROM accounts WHERE id = $1`,
        [account],
      );
      const { email = '', waiting = 0 } = rows[0] ?? {};
      const came = mail
        .mails()
        .filter(({ to, subject }) => to.includes(email) && /receipt DL-/.test(subject)).length;
      return Math.max(waiting, came);
    },
    close: mail.stop,
  };
}
