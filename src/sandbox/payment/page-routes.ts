import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approvalPage, switchPage, waitPage } from './payment-pages.ts';
import type { PaymentProvider } from './provider.ts';
import { fieldsOf, headerOf } from './request-parts.ts';

const slowScriptMs = 15_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const refuse = (request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ error: { code: 'invalid-request', message, requestId: request.id } });
const isJson = (request: FastifyRequest): boolean =>
  /\bapplication\/json\b/.test(headerOf(request, 'content-type') ?? '');

/** The provider's script, and its window, in which the payer approves. */
export function addWindow(pages: FastifyInstance, provider: PaymentProvider, keep: () => void): void {
  const script = readFileSync(new URL('./sdk.js', import.meta.url), 'utf8');
  const approveScript = readFileSync(new URL('./approve.js', import.meta.url), 'utf8');
  pages.get('/sdk/js', async (_request, reply) => {
    const { script: state } = provider.settings();
    if (state === 'slow') await pause(slowScriptMs);
    if (state === 'blocked') return reply.code(503).type('text/plain').send('blocked');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
  // The script expects its window next to itself.
  pages.get('/sdk/wait', async (_request, reply) => reply.type('text/html; charset=utf-8').send(waitPage));
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
}

/** The page that sets how the provider behaves, and what happens to its orders. */
export function addSwitches(pages: FastifyInstance, provider: PaymentProvider, keep: () => void): void {
  const home = pages.prefix;
  pages.get('/', async (request, reply) =>
    /\bapplication\/json\b/.test(headerOf(request, 'accept') ?? '')
      ? reply.send({ settings: provider.settings(), orders: provider.orders() })
      : reply.type('text/html; charset=utf-8').send(switchPage(home, provider.settings(), provider.orders())),
  );
  pages.post('/', async (request, reply) => {
    if (!provider.change(fieldsOf(request.body))) {
      return refuse(
        request,
        reply,
        'The body must be switches with their values, such as {"capture": "pending"}',
      );
    }
    return isJson(request) ? reply.send({ settings: provider.settings() }) : reply.redirect(home, 303);
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
    return isJson(request) ? reply.send({}) : reply.redirect(home, 303);
  });
}
