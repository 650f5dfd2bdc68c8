import { afterAll, beforeEach } from 'vitest';
import { usualSettings } from '../../../src/sandbox/payment/provider.ts';
import type { ReplacedPayments } from '../../../src/server/program/payments.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  openPaymentApp,
  type PaymentApp,
  type PaymentAppOptions,
  type StandIn,
  startStandIn,
} from './payment-kit.ts';

/** A database, the provider and a program that takes payments, for the tests of one file. */
export type PaymentScene = {
  readonly database: TestDatabase;
  readonly standIn: StandIn;
  readonly payApp: PaymentApp;
};

/**
 * Opens a scene and closes it after the file's tests. Before each test the provider gets its usual settings without
 * events, the mails are emptied and the business clock is set to 14 March 2026.
 */
export async function openPaymentScene(options: PaymentAppOptions = {}): Promise<PaymentScene> {
  const database = await freshDatabase();
  const standIn = await startStandIn();
  const payApp = await openPaymentApp(database, standIn, options);
  standIn.sendTo(payApp.origin);
  afterAll(async () => {
    await payApp.stop();
    await standIn.stop();
    await database.drop();
  });
  beforeEach(() => {
    standIn.provider.change({ ...usualSettings, webhooks: 'none' });
    payApp.mails.length = 0;
    payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
  });
  return { database, standIn, payApp };
}

/**
 * Another program over a scene's database, for calls that are never answered: it has the short time limits of
 * `paypal`. The scene's own has those of production, so that a slow machine is not taken for silence.
 */
export async function openHastyApp(
  { database, standIn, payApp }: PaymentScene,
  paypal: Pick<NonNullable<ReplacedPayments['paypal']>, 'timeoutMs' | 'captureTimeoutMs'>,
): Promise<PaymentApp> {
  const hasty = await openPaymentApp(database, standIn, { payments: { paypal } });
  afterAll(hasty.stop);
  beforeEach(() => {
    hasty.businessClock.set(new Date('2026-03-14T10:00:00Z'));
    hasty.clock.pass(payApp.clock.now().getTime() - hasty.clock.now().getTime());
  });
  return hasty;
}
