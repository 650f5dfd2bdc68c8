// A program that takes payments and nothing else: what `src/server/main.ts` composes around them, without portal,
// identity and feed, so that it can be started a hundred times. Its settings come by environment.

import { createSeal } from '../../../src/platform/seal.ts';
import { createApp } from '../../../src/server/app.ts';
import { createBusinessClock, securityClock } from '../../../src/server/clock.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { createAttemptLimits } from '../../../src/server/http/attempt-limits.ts';
import { queueMail } from '../../../src/server/mail/outbox.ts';
import { takeInstanceLock } from '../../../src/server/payments/instance-lock.ts';
import { createPaymentService } from '../../../src/server/payments/payment-service.ts';
import { createPayPalClient } from '../../../src/server/payments/paypal-client.ts';
import { createRegistrationCookie } from '../../../src/server/payments/registration-cookie.ts';
import { cookieStyle } from '../../../src/server/sessions/session-cookie.ts';
import { createSessions } from '../../../src/server/sessions/sessions.ts';
import { completed } from '../../server/completed-operations.ts';

const { DATABASE_URL = '', PAYPAL_API_BASE = '', SESSION_SECRET = '' } = process.env;
const { PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '' } = process.env;

const pool = openPool(DATABASE_URL, { statementTimeoutMs: 15_000 });
const instance = await takeInstanceLock(DATABASE_URL);
const clock = createBusinessClock();
const cookies = cookieStyle(false);
const seal = createSeal(SESSION_SECRET, 'server letters');
const quiet = {
  info: () => {},
  warn: () => {},
  error: (facts: object, message: string) => console.error(message, facts),
};
const payments = createPaymentService({
  pool,
  paypal: createPayPalClient(
    {
      apiBase: () => PAYPAL_API_BASE,
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: null,
    },
    securityClock,
  ),
  instance,
  businessClock: clock,
  securityClock,
  limits: createAttemptLimits(pool, SESSION_SECRET),
  registrationCookie: createRegistrationCookie([SESSION_SECRET], cookies),
  queueMail: (client, mail) => queueMail(client, mail, seal),
  publicUrl: () => new URL('http://127.0.0.1'),
  noPaymentMode: false,
  operatorAddress: 'operator@daylight.example',
  seller: {
    name: 'Daylight',
    address: [],
    taxNumber: null,
    tax: { treatment: 'none', name: 'VAT', rate: '', note: '', country: '' },
  },
  customerOf: async () => null,
  log: quiet,
});
const app = await createApp({
  operations: completed(payments.operations),
  sessions: createSessions(pool, securityClock, clock),
  secret: SESSION_SECRET,
  publicUrl: () => new URL('http://127.0.0.1'),
  https: false,
  trustProxy: false,
  isReady: async () => true,
  portalFolder: null,
  paymentOrigins: [],
  captchaOrigins: [],
  checkAnswers: true,
  logLevel: 'silent',
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
payments.start(500);
process.stdout.write(`Daylight is ready on ${origin}\n`);
