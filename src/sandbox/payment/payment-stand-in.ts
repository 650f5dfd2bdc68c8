import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms } from '../form-bodies.ts';
import { approvalPage, switchPage, waitPage } from './payment-pages.ts';
import {
  createPaymentProvider,
  type PaymentProvider,
  type Reply,
  type StandInOrder,
  signatureOf,
  standInKeys,
} from './provider.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** The path under which it is mounted. */
export const paymentMount = '/sandbox/payment';
/** The path of its REST calls, instead of the provider's own address. */
export const paymentApiPath = `${paymentMount}/api`;
/** The path of its script, instead of the provider's. */
export const paymentScriptPath = `${paymentMount}/sdk/js`;

const slowMs = 3_000;
const slowScriptMs = 15_000;

export type PaymentStandInOptions = {
  /** Where events go. */
  readonly webhookUrl: () => string;
  /** File that keeps its orders over a restart; without it they are lost. */
  readonly keepIn?: string;
};

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
  const script = readFileSync(new URL('./sdk.js', import.meta.url), 'utf8');
  const approveScript = readFileSync(new URL('./approve.js', import.meta.url), 'utf8');
  const sender = createWebhookSender(options.webhookUrl);
  const provider = createPaymentProvider((event) => {
    const { webhooks } = provider.settings();
    sender.send(event, webhooks === 'twice' ? 2 : webhooks === 'sent' ? 1 : 0);
  }, keptOrders(options.keepIn).reverse());
  const tokens = new Set<string>();
  app.addHook('onClose', sender.stop);

  const keep = (): void => {
    if (options.keepIn === undefined) return;
    mkdirSync(path.dirname(options.keepIn), { recursive: true });
    writeFileSync(`${options.keepIn}.new`, JSON.stringify(provider.orders()));
    renameSync(`${options.keepIn}.new`, options.keepIn);
  };

  /** Behaves as the provider is set; false if the request was answered already, or never will be. */
  async function asSwitched(reply: FastifyReply): Promise<boolean> {
    switch (provider.settings().provider) {
      case 'slow':
        await pause(slowMs);
        return true;
      case 'failing':
        reply.code(500).send({ name: 'INTERNAL_SERVER_ERROR', debug_id: 'sandbox' });
        return false;
      case 'nonsense':
        reply.type('text/html').send('<html><body>Our systems are being improved</body></html>');
        return false;
      case 'silent':
        reply.hijack();
        return false;
      default:
        return true;
    }
  }

  const answer = (reply: FastifyReply, { status, body }: Reply): FastifyReply => {
    keep();
    return reply.code(status).send(body);
  };

  app.register(
    async (api) => {
      readForms(api);
      api.addHook('preHandler', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!(await asSwitched(reply))) return reply;
        if (request.url.startsWith(`${paymentApiPath}/v1/oauth2/`)) return;
        const token = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? '';
        if (!tokens.has(token)) {
          return reply
            .code(401)
            .send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
        }
      });
      const requestIdOf = (request: FastifyRequest): string | undefined =>
        headerOf(request, 'paypal-request-id');
      const idOf = (request: FastifyRequest): string => String(fieldsOf(request.params).id ?? '');

      api.post('/v1/oauth2/token', async (request, reply) => {
        const { clientId, clientSecret } = standInKeys;
        const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
        if (headerOf(request, 'authorization') !== basic) {
          return reply.code(401).send({ error: 'invalid_client' });
        }
        const token = randomBytes(24).toString('base64url');
        tokens.add(token);
        return { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: 'sandbox' };
      });
      api.post('/v2/checkout/orders', async (request, reply) =>
        answer(reply, provider.createOrder(request.body, requestIdOf(request))),
      );
      api.get('/v2/checkout/orders/:id', async (request, reply) =>
        answer(reply, provider.getOrder(idOf(request))),
      );
      api.post('/v2/checkout/orders/:id/capture', async (request, reply) => {
        if (provider.settings().capture === 'unanswered') return reply.hijack();
        const result = provider.capture(idOf(request), requestIdOf(request));
        if (provider.settings().capture === 'chargedSilently' && result.status < 300) {
          keep();
          return reply.hijack();
        }
        return answer(reply, result);
      });
      api.get('/v2/payments/captures/:id', async (request, reply) =>
        answer(reply, provider.getCapture(idOf(request))),
      );
      api.post('/v2/payments/captures/:id/refund', async (request, reply) =>
        answer(reply, provider.refund(idOf(request), requestIdOf(request))),
      );
      api.get('/v1/customer/disputes', async (request, reply) =>
        answer(reply, provider.disputesOf(String(fieldsOf(request.query).disputed_transaction_id ?? ''))),
      );
      api.get('/v1/customer/disputes/:id', async (request, reply) =>
        answer(reply, provider.getDispute(idOf(request))),
      );
      api.post('/v1/notifications/verify-webhook-signature', async (request) => {
        const fields = fieldsOf(request.body);
        const expected = signatureOf(
          String(fields.transmission_id),
          String(fields.transmission_time),
          String(fields.webhook_id),
          JSON.stringify(fields.webhook_event),
        );
        return { verification_status: fields.transmission_sig === expected ? 'SUCCESS' : 'FAILURE' };
      });
    },
    { prefix: paymentApiPath },
  );

  app.register(
    async (pages) => {
      readForms(pages);
      pages.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const refuse = (request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply =>
        reply.code(400).send({ error: { code: 'invalid-request', message, requestId: request.id } });
      const isJson = (request: FastifyRequest): boolean =>
        /\bapplication\/json\b/.test(headerOf(request, 'content-type') ?? '');

      pages.get('/sdk/js', async (_request, reply) => {
        const { script: state } = provider.settings();
        if (state === 'slow') await pause(slowScriptMs);
        if (state === 'blocked') return reply.code(503).type('text/plain').send('blocked');
        return reply.type('text/javascript; charset=utf-8').send(script);
      });
      // The script expects its window next to itself.
      pages.get('/sdk/wait', async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(waitPage),
      );
      pages.get('/sdk/approve.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(approveScript),
      );
      pages.get('/sdk/approve', async (request, reply) => {
        const token = String(fieldsOf(request.query).token ?? '');
        return reply.type('text/html; charset=utf-8').send(approvalPage(provider.find(token)));
      });
      pages.post('/sdk/approve', async (request, reply) => {
        const { token, decision, badCard } = fieldsOf(request.body);
        if (typeof token !== 'string') return refuse(request, reply, 'token is missing');
        if (decision === 'cancelled') return { payerID: null, tell: true };
        const order = provider.approve(token, badCard === true);
        if (!order) return refuse(request, reply, 'there is nothing to approve');
        keep();
        return { payerID: order.payerId, tell: provider.settings().approval === 'told' };
      });

      pages.get('/', async (request, reply) =>
        /\bapplication\/json\b/.test(headerOf(request, 'accept') ?? '')
          ? reply.send({ settings: provider.settings(), orders: provider.orders() })
          : reply
              .type('text/html; charset=utf-8')
              .send(switchPage(paymentMount, provider.settings(), provider.orders())),
      );
      pages.post('/', async (request, reply) => {
        if (!provider.change(fieldsOf(request.body))) {
          return refuse(
            request,
            reply,
            'The body must be switches with their values, such as {"capture": "pending"}',
          );
        }
        return isJson(request)
          ? reply.send({ settings: provider.settings() })
          : reply.redirect(paymentMount, 303);
      });
      pages.post('/orders/:id', async (request, reply) => {
        const id = String(fieldsOf(request.params).id ?? '');
        const captureId = provider.find(id)?.capture?.id ?? '';
        const { action } = fieldsOf(request.body);
        const acts = new Map<unknown, () => boolean>([
          ['accept', () => provider.decide(id, true)],
          ['deny', () => provider.decide(id, false)],
          ['refund', () => provider.refund(captureId).status < 300],
          ['reverse', () => provider.reverse(id)],
          ['dispute', () => provider.dispute(id)],
          ['lose', () => provider.resolve(id, true)],
          ['win', () => provider.resolve(id, false)],
        ]);
        const done = acts.get(action)?.() ?? false;
        if (!done) return refuse(request, reply, 'This cannot be done with this order');
        keep();
        return isJson(request) ? reply.send({}) : reply.redirect(paymentMount, 303);
      });
    },
    { prefix: paymentMount },
  );
  return provider;
}
