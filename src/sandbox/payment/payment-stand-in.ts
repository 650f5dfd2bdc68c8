import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readForms } from '../form-bodies.ts';
import { addSwitches, addWindow } from './page-routes.ts';
import { createPaymentProvider, type PaymentProvider } from './provider.ts';
import type { StandInOrder } from './provider-answers.ts';
import { addRestCalls } from './rest-calls.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** The path under which it is mounted. */
export const paymentMount = '/sandbox/payment';
/** The path of its REST calls, instead of the provider's own address. */
export const paymentApiPath = `${paymentMount}/api`;
/** The path of its script, instead of the provider's. */
export const paymentScriptPath = `${paymentMount}/sdk/js`;

export type PaymentStandInOptions = {
  /** Where events go. */
  readonly webhookUrl: () => string;
  /** File that keeps its orders over a restart; without it they are lost. */
  readonly keepIn?: string;
};

function keptOrders(file: string | undefined): StandInOrder[] {
  if (file === undefined || !existsSync(file)) return [];
  try {
    const orders: StandInOrder[] = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(orders) ? orders : [];
  } catch {
    return [];
  }
}

/**
 * A stand-in for PayPal (wire.md Payment): its script, its window, its REST calls and its events, and a page that sets
 * its behaviour, also by `POST` with JSON.
 *
 * @returns its books
 */
export function paymentStandIn(app: FastifyInstance, options: PaymentStandInOptions): PaymentProvider {
  const sender = createWebhookSender(options.webhookUrl);
  const provider = createPaymentProvider((event) => {
    const { webhooks } = provider.settings();
    sender.send(event, webhooks === 'twice' ? 2 : webhooks === 'sent' ? 1 : 0);
  }, keptOrders(options.keepIn).reverse());
  app.addHook('onClose', sender.stop);

  const keep = (): void => {
    if (options.keepIn === undefined) return;
    mkdirSync(path.dirname(options.keepIn), { recursive: true });
    writeFileSync(`${options.keepIn}.new`, JSON.stringify(provider.orders()));
    renameSync(`${options.keepIn}.new`, options.keepIn);
  };

  app.register(async (api) => addRestCalls(api, provider, keep), { prefix: paymentApiPath });
  app.register(
    async (pages) => {
      readForms(pages);
      pages.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      addWindow(pages, provider, keep);
      addSwitches(pages, provider, keep);
    },
    { prefix: paymentMount },
  );
  return provider;
}
