import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { networkOf } from '../../domain/network-of.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/pool.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import { createRequestLimit } from '../http/request-limits.ts';
import { lenientList, lenientObject, optionalText, requiredText } from '../outside-json.ts';
import { isId } from '../subscriptions/purchases.ts';
import { webhooksByAddress } from './payment-limits.ts';
import { findPayment, type Payment } from './payment-store.ts';
import { isLostOutcome, PayPalFault } from './paypal-answers.ts';
import type { PayPalClient, WebhookHeaders } from './paypal-client.ts';

export const webhookPath = '/webhooks/paypal';

/** How long events are remembered: the provider repeats them for three days. */
const keptMs = 30 * 24 * 3600_000;

export type WebhookDependencies = {
  readonly pool: pg.Pool;
  readonly paypal: Pick<PayPalClient, 'isGenuine' | 'webhookId'>;
  readonly securityClock: Clock;
  /** Starts checking due payments. */
  readonly lookNow: () => Promise<unknown>;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
  };
};

const refused = (message: string): Refusal => new Refusal('invalid-request', message);

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): WebhookHeaders {
  const read = (name: string): string => {
    const value = headers[`paypal-${name}`];
    if (typeof value !== 'string' || value === '' || value.length > 1000) {
      throw refused(`The header paypal-${name} is missing`);
    }
    return value;
  };
  return {
    transmissionId: read('transmission-id'),
    transmissionTime: read('transmission-time'),
    transmissionSig: read('transmission-sig'),
    certUrl: read('cert-url'),
    authAlgo: read('auth-algo'),
  };
}

const disputeType = 'CUSTOMER.DISPUTE.';

const eventBody = z.object({
  id: requiredText.max(200),
  event_type: requiredText.max(200),
  /** A capture, a refund, an order or a dispute. */
  resource: lenientObject({
    id: optionalText,
    custom_id: optionalText,
    purchase_units: lenientList(lenientObject({ custom_id: optionalText })),
    supplementary_data: lenientObject({ related_ids: lenientObject({ order_id: optionalText }) }),
    links: lenientList(lenientObject({ rel: optionalText, href: optionalText })),
    disputed_transactions: lenientList(lenientObject({ seller_transaction_id: optionalText })),
    dispute_outcome: isLostOutcome,
  }),
});
type WebhookEvent = z.infer<typeof eventBody>;

function eventOf(text: unknown): WebhookEvent {
  let json: unknown;
  try {
    json = typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    throw refused('The event is not valid JSON');
  }
  const { data } = eventBody.safeParse(json);
  if (!data) throw refused('The event has no id or no type');
  return data;
}

/** The payment that an event is about; a dispute names its captures, and a refund's event is linked with its capture. */
async function paymentOf(pool: pg.Pool, { event_type, resource }: WebhookEvent): Promise<Payment | null> {
  if (event_type.startsWith(disputeType)) {
    for (const { seller_transaction_id: captureId } of resource.disputed_transactions) {
      const payment = captureId === null ? null : await findPayment(pool, { captureId });
      if (payment) return payment;
    }
    return null;
  }
  const customId = resource.custom_id ?? resource.purchase_units[0]?.custom_id ?? null;
  if (customId !== null && isId(customId)) return findPayment(pool, { id: customId });
  const { id, links, supplementary_data } = resource;
  if (event_type.startsWith('CHECKOUT.ORDER.') && id !== null)
    return findPayment(pool, { providerOrderId: id });
  const { order_id } = supplementary_data.related_ids;
  if (order_id !== null) return findPayment(pool, { providerOrderId: order_id });
  const linked = links.map(({ rel, href }) =>
    rel === 'up' ? /\/captures\/([^/?]+)$/.exec(href ?? '')?.[1] : undefined,
  );
  const captureId = linked.find((found) => found !== undefined) ?? id;
  return captureId === null ? null : findPayment(pool, { captureId });
}

/**
 * The provider's webhook: every event is verified and processed once. An event is only a hint: the provider is asked
 * about its subject afterwards, so repeated, late and reordered events do no harm. Only a reversal and a lost dispute
 * are believed as they are, since the capture may still read as complete.
 *
 * It carries no cookie, so the XSRF pair does not apply; its signature takes the pair's place.
 */
export async function addWebhook(app: FastifyInstance, deps: WebhookDependencies): Promise<void> {
  const { pool, paypal, log } = deps;
  const limit = createRequestLimit(webhooksByAddress);
  await app.register(async (scope) => {
    // The signature covers the event's own bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhookPath, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (paypal.webhookId === null) throw new Refusal('not-found', 'There is nothing at this address');
      await limit.consume(networkOf(request.ip));
      const headers = headersOf(request.headers);
      const event = eventOf(request.body);
      const { id, event_type: type } = event;
      let genuine: boolean;
      try {
        genuine = await paypal.isGenuine(headers, typeof request.body === 'string' ? request.body : '');
      } catch (error) {
        if (!(error instanceof PayPalFault)) throw error;
        if (error.kind === 'refused') throw refused('The event could not be verified');
        log.warn({ err: error }, 'an event could not be verified');
        throw new Refusal('unavailable', unavailableMessage, { retryAfter: 30 });
      }
      if (!genuine) {
        log.warn({ event: id, type }, 'an event is not genuine');
        throw refused('The event could not be verified');
      }
      const payment = await paymentOf(pool, event);
      const isNew = await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO webhook_events (id, type, payment_id, received_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO NOTHING`,
          [id, type, payment?.id ?? null, deps.securityClock.now()],
        );
        if (rowCount === 0 || payment === null) return rowCount !== 0;
        await client.query('UPDATE payments SET check_at = $2, reversed = reversed OR $3 WHERE id = $1', [
          payment.id,
          deps.securityClock.now(),
          type === 'PAYMENT.CAPTURE.REVERSED' ||
            (type.startsWith(disputeType) && event.resource.dispute_outcome),
        ]);
        return true;
      });
      log.info({ event: id, type, payment: payment?.id, isNew }, 'an event was received');
      if (isNew && payment !== null) {
        deps
          .lookNow()
          .catch((error: unknown) => log.warn({ err: error }, 'payments could not be reconciled'));
      }
      return reply.code(200).send({});
    });
  });
}

/** Removes events that the provider no longer repeats. */
export async function pruneEvents(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM webhook_events WHERE received_at < $1', [new Date(now.getTime() - keptMs)]);
}
