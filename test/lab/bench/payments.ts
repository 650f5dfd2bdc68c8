// npm run lab -- payments [changePrice calls] [executes]: times changePrice (1000) and execute (200) through the
// whole service with the sandbox's provider, and 100 concurrent executes of one payment.
import type { Database } from '../../../src/platform/database/database.ts';
import type { Browser } from '../../server/app-kit.ts';
import type { TestDatabase } from '../../server/database.ts';
import {
  approved,
  executeBody,
  openPaymentApp,
  type PaymentApp,
  person,
  purchaseOf600,
  startStandIn,
  wireChoice,
} from '../../server/payments/payment-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

const prices = Number(process.argv[2] ?? 1000);
const executes = Number(process.argv[3] ?? 200);

const at = (times: readonly number[], share: number): string =>
  (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);

async function measured(
  name: string,
  count: number,
  call: (number: number) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    await call(number);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(`${name}: ${count} calls, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
}

async function race(payApp: PaymentApp, database: TestDatabase): Promise<void> {
  const { id, browser } = await person(payApp, database, 'race@example.com');
  const token = await approved(payApp, browser, await purchaseOf600(payApp, database, id));
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => payApp.call(browser, '/api/payment/execute', executeBody(token))),
  );
  const paid = answers.filter(({ body }) => body.OrderStatus === 'paid').length;
  const { charges = 0 } = payApp.provider.find(token) ?? {};
  console.log(
    `100 executes at once: ${paid} answered paid, ${charges} charges, ${(performance.now() - start).toFixed(0)} ms`,
  );
}

await withBenchDatabase(async (pool: Database, _folder, url) => {
  const database: TestDatabase = { url, pool, drop: async () => {} };
  const standIn = await startStandIn();
  const payApp = await openPaymentApp(database, standIn, {
    app: { checkAnswers: false, logLevel: 'silent' },
  });
  standIn.provider.change({ webhooks: 'none' });
  try {
    const someone = await person(payApp, database, 'prices@example.com');
    const ask = () =>
      payApp.call(someone.browser, '/api/subscription/changePrice', {
        venueList: [wireChoice(2), wireChoice(1, 3)],
      });
    for (let warm = 0; warm < 50; warm += 1) await ask();
    await measured('changePrice', prices, ask);
    const approvals: { token: string; browser: Browser }[] = [];
    for (let number = 0; number < executes; number += 1) {
      const { id, browser } = await person(payApp, database, `pays-${number}@example.com`);
      approvals.push({
        browser,
        token: await approved(payApp, browser, await purchaseOf600(payApp, database, id)),
      });
    }
    await measured('execute', executes, async (number) => {
      const { token, browser } = approvals[number] ?? { token: '', browser: someone.browser };
      const answer = await payApp.call(browser, '/api/payment/execute', executeBody(token));
      if (answer.body.OrderStatus !== 'paid') throw new Error(JSON.stringify(answer));
    });
    await race(payApp, database);
  } finally {
    await payApp.stop();
    await standIn.stop();
  }
});
