import path from 'node:path';
import type { Database } from '../../../../src/platform/database/database.ts';
import { startMailStandIn } from '../../../../src/sandbox/mail/smtp-stand-in.ts';
import { standInKeys } from '../../../../src/sandbox/payment/provider.ts';
import { freePort } from '../../start-program.ts';
import type { CrashSubject } from './crash-subject.ts';
import { newBuyer } from './new-buyer.ts';
import { startSubject } from './start-subject.ts';

/**
 * The service as `npm start` runs it, without the sandbox: its payment provider and mail server run outside it, as in
 * production. People register, follow the link in their mail, sign in and choose, over HTTP like a browser.
 *
 * @param pool the database, past the tap
 * @param databaseUrl through the tap
 * @param folder for the service's files
 */
export async function serviceSubject(
  pool: Database,
  databaseUrl: string,
  apiBase: string,
  folder: string,
): Promise<CrashSubject> {
  const mail = await startMailStandIn();
  // The address stays the same after a restart, as with a real service.
  const port = await freePort();
  const environment = {
    NODE_ENV: 'test',
    SANDBOX: 'false',
    NO_PAYMENT_MODE: 'false',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // Each person sends a network address of their own.
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

  return {
    start: (onSpawn) => startSubject('src/server/start.ts', environment, onSpawn),
    newBuyer: (origin, number) => newBuyer({ pool, mails: mail.mails }, origin, number),
    mails: async (account) => {
      const { rows } = await pool.query<{ email: string; waiting: number }>(
        `SELECT email, (SELECT count(*)::int FROM mail_outbox
           WHERE kind = 'payment-received' AND recipient = email) AS waiting
         FROM accounts WHERE id = $1`,
        [account],
      );
      const { email = '', waiting = 0 } = rows[0] ?? {};
      const received = mail
        .mails()
        .filter(({ to, subject }) => to.includes(email) && /receipt DL-/.test(subject)).length;
      return Math.max(waiting, received);
    },
    close: mail.stop,
  };
}
