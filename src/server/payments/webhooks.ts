import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../domain/network-of.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import { createRequestLimit } from '../http/request-limits.ts';
import { isId } from '../subscriptions/purchases.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../unknown-json.ts';
import { webhooksByAddress } from './payment-limits.ts';
import { findPayment, type Payment } from './payment-store.ts';
import { isLostDispute } from './paypal-answers.ts';
import type { PayPalClient, WebhookHeaders } from './paypal-client.ts';
import { PayPalFault } from './paypal-fault.ts';

export const webhookPath = '/webhooks/paypal';

/** How long events are remembered: the provider repeats them for three days. */
const keptMs = 30 * 24 * 3600_000;

export type WebhookDependencies = {
  readonly pool: Database;
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

function eventOf(text: unknown): { id: string; type: string; resource: JsonObject } {
  let event: JsonObject;
  try {
    event = objectOf(typeof text === 'string' ? JSON.parse(text) : null);
  } catch {
    throw refused('The event is not valid JSON');
  }
  const id = textOf(event.id);
  const type = textOf(event.event_type);
  if (id === null || id.length > 200 || type === null || type.length > 200) {
    throw refused('The event has no id or no type');
  }
  return { id, type, resource: objectOf(event.resource) };
}

/** The capture linked in a refund's event. */
function linkedCapture(resource: JsonObject): string | null {
  for (const link of listOf(resource.links)) {
    const { rel, href } = objectOf(link);
    const found = rel === 'up' && typeof href === 'string' ? /\/captures\/([^/?]+)$/.exec(href) : null;
    if (found?.[1]) return found[1];
  }
  return null;
}

/** Disputes have their own events; their resource is the dispute, which names its captures. */
const isDispute = (type: string): boolean => type.startsWith('CUSTOMER.DISPUTE.');

async function disputedPayment(pool: Database, dispute: JsonObject): Promise<Payment | null> {
  for (const transaction of listOf(dispute.disputed_transactions)) {
    const captureId = textOf(objectOf(transaction).seller_transaction_id);
    const payment = captureId === null ? null : await findPayment(pool, { captureId });
    if (payment) return payment;
  }
  return null;
}

async function paymentOf(pool: Database, type: string, resource: JsonObject): Promise<Payment | null> {
  if (isDispute(type)) return disputedPayment(pool, resource);
  const customId =
    textOf(resource.custom_id) ?? textOf(objectOf(listOf(resource.purchase_units)[0]).custom_id);
  if (customId !== null && isId(customId)) return findPayment(pool, { id: customId });
  const id = textOf(resource.id);
  if (type.startsWith('CHECKOUT.ORDER.') && id !== null) return findPayment(pool, { providerOrderId: id });
  const related = textOf(objectOf(objectOf(resource.supplementary_data).related_ids).order_id);
  if (related !== null) return findPayment(pool, { providerOrderId: related });
  const captureId = linkedCapture(resource) ?? id;
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
      await limit.take(networkOf(request.ip));
      const headers = headersOf(request.headers);
      const event = eventOf(request.body);
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
        log.warn({ event: event.id, type: event.type }, 'an event is not genuine');
        throw refused('The event could not be verified');
      }
      const payment = await paymentOf(pool, event.type, event.resource);
      const isNew = await pool.transaction(async (client) => {
        const { rowCount } = await client.query(
          `INSERT INTO webhook_events (id, type, payment_id, received_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO NOTHING`,
          [event.id, event.type, payment?.id ?? null, deps.securityClock.now()],
        );
        if (rowCount === 0 || payment === null) return rowCount !== 0;
        await client.query('UPDATE payments SET check_at = $2, reversed = reversed OR $3 WHERE id = $1', [
          payment.id,
          deps.securityClock.now(),
          event.type === 'PAYMENT.CAPTURE.REVERSED' ||
            (isDispute(event.type) && isLostDispute(event.resource)),
        ]);
        return true;
      });
      log.info({ event: event.id, type: event.type, payment: payment?.id, isNew }, 'an event was received');
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
export async function pruneEvents(pool: Database, now: Date): Promise<void> {
  await pool.query('DELETE FROM webhook_events WHERE received_at < $1', [new Date(now.getTime() - keptMs)]);
}
