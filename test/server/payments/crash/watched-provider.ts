import Fastify, { type FastifyRequest } from 'fastify';
import { paymentApiPath, paymentStandIn } from '../../../../src/sandbox/payment/payment-stand-in.ts';
import type { PaymentProvider } from '../../../../src/sandbox/payment/provider.ts';
import type { KillSwitch } from './kill-switch.ts';

/** The payment provider, in this process, so that it outlives the killed program. */
export type WatchedProvider = {
  /** PAYPAL_API_BASE. */
  readonly apiBase: string;
  readonly books: PaymentProvider;
  /** Sends each event twice to this origin from now on; null sends none. */
  readonly sendTo: (origin: string | null) => void;
  readonly close: () => Promise<void>;
};

const nowhere = 'http://127.0.0.1:9';

const named = (request: FastifyRequest): string =>
  `provider ${request.method} ${request.url.slice(paymentApiPath.length).replace(/[A-Z0-9]{17}/, 'ID')}`;

/** Starts the stand-in, and reports every call to the kill switch. */
export async function openWatchedProvider(killSwitch: KillSwitch): Promise<WatchedProvider> {
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => {
    if (killSwitch.pass({ what: named(request), when: 'before' })) reply.hijack();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (killSwitch.pass({ what: named(request), when: 'after' })) reply.hijack();
    return payload;
  });
  let events = nowhere;
  const books = paymentStandIn(app, { webhookUrl: () => `${events}/webhooks/paypal` });
  books.change({ webhooks: 'none' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    apiBase: `${origin}${paymentApiPath}`,
    books,
    sendTo: (to) => {
      events = to ?? nowhere;
      books.change({ webhooks: to === null ? 'none' : 'twice' });
    },
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
