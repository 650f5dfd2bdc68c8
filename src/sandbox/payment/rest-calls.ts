import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms } from '../form-bodies.ts';
import { type PaymentProvider, signatureOf, standInKeys } from './provider.ts';
import type { Reply } from './provider-answers.ts';
import { fieldsOf, headerOf } from './request-parts.ts';

const slowMs = 3_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Behaves as the provider is set; false if the request was answered already, or never will be. */
async function asSwitched(provider: PaymentProvider, reply: FastifyReply): Promise<boolean> {
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

/**
 * The stand-in's REST calls.
 *
 * @param keep called before each answer that may have changed the books
 */
export function addRestCalls(api: FastifyInstance, provider: PaymentProvider, keep: () => void): void {
  const tokens = new Set<string>();
  const answer = (reply: FastifyReply, { status, body }: Reply): FastifyReply => {
    keep();
    return reply.code(status).send(body);
  };
  readForms(api);
  api.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await asSwitched(provider, reply))) return reply;
    if (request.url.startsWith(`${api.prefix}/v1/oauth2/`)) return;
    const token = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? '';
    if (!tokens.has(token)) {
      return reply
        .code(401)
        .send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
    }
  });
  const requestIdOf = (request: FastifyRequest): string | undefined => headerOf(request, 'paypal-request-id');
  const idOf = (request: FastifyRequest): string => String(fieldsOf(request.params).id ?? '');

  /** What of a capture is to be refunded; undefined: all that is left. */
  const partOf = (request: FastifyRequest): string | undefined => {
    const { value } = fieldsOf(fieldsOf(request.body).amount);
    return typeof value === 'string' ? value : undefined;
  };

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
    answer(reply, provider.refund(idOf(request), requestIdOf(request), partOf(request))),
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
}
