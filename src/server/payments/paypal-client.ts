import type { Clock } from '../clock.ts';
import { listOf, objectOf, textOf } from '../unknown-json.ts';
import {
  type CapturedOrder,
  isLostDispute,
  nonsense,
  type ProviderCapture,
  type ProviderOrder,
  providerAmount,
  readCapture,
  readOrder,
} from './paypal-answers.ts';
import { createPayPalCalls, type PayPalSettings } from './paypal-calls.ts';

/** An order to be opened at the provider. */
export type NewProviderOrder = {
  readonly paymentId: string;
  /** Whole US dollars. */
  readonly amount: number;
  readonly description: string;
};

export type WebhookHeaders = {
  readonly transmissionId: string;
  readonly transmissionTime: string;
  readonly transmissionSig: string;
  readonly certUrl: string;
  readonly authAlgo: string;
};

/** The payment provider as the service sees it: PayPal's Orders API (wire.md Payment). */
export type PayPalClient = ReturnType<typeof createPayPalClient>;

/**
 * Every call throws PayPalFault when it fails, and OutsideCallInTransaction within a transaction.
 *
 * @param clock the security clock: tokens expire in real time
 */
export function createPayPalClient(settings: PayPalSettings, clock: Clock) {
  const call = createPayPalCalls(settings, clock);
  const captureTimeoutMs = settings.captureTimeoutMs ?? 25_000;
  const orderPath = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  return {
    webhookId: settings.webhookId,

    /** Opens an order; the same request id gives the same order. */
    async createOrder(order: NewProviderOrder, requestId: string): Promise<string> {
      const body = await call('POST', '/v2/checkout/orders', {
        requestId,
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: order.paymentId,
              invoice_id: order.paymentId,
              description: order.description,
              amount: { currency_code: 'USD', value: providerAmount(order.amount) },
            },
          ],
          application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
        }),
      });
      const id = textOf(body.id);
      if (id === null) throw nonsense('POST /v2/checkout/orders');
      return id;
    },

    async getOrder(id: string): Promise<ProviderOrder> {
      return readOrder(await call('GET', orderPath(id)), 'GET /v2/checkout/orders');
    },

    /**
     * Captures an approved order; with the same request id only once.
     *
     * @returns the order as answered, which may contain less than `getOrder`
     */
    async capture(id: string, requestId: string): Promise<CapturedOrder> {
      const body = await call('POST', `${orderPath(id)}/capture`, {
        requestId,
        body: '{}',
        timeoutMs: captureTimeoutMs,
      });
      const order = readOrder(body, 'capture');
      if (order.capture === null) throw nonsense('capture');
      return { ...order, capture: order.capture };
    },

    async getCapture(id: string): Promise<ProviderCapture> {
      const body = await call('GET', `/v2/payments/captures/${encodeURIComponent(id)}`);
      return readCapture(body, 'GET /v2/payments/captures');
    },

    /** The result of the payer's complaints about a capture; null: there are none. A lost one outweighs the others. */
    async getDispute(captureId: string): Promise<'open' | 'won' | 'lost' | null> {
      const path = '/v1/customer/disputes';
      const list = await call('GET', `${path}?disputed_transaction_id=${encodeURIComponent(captureId)}`);
      const disputes = listOf(list.items).map(objectOf);
      let isOpen = false;
      for (const { dispute_id, status } of disputes) {
        const id = textOf(dispute_id);
        if (id === null) throw nonsense(`GET ${path}`);
        // The list says that it is resolved, but not for whom.
        if (status !== 'RESOLVED') isOpen = true;
        else if (isLostDispute(await call('GET', `${path}/${encodeURIComponent(id)}`))) return 'lost';
      }
      if (isOpen) return 'open';
      return disputes.length > 0 ? 'won' : null;
    },

    /** Refunds the whole amount; with the same request id only once. */
    async refund(captureId: string, requestId: string): Promise<void> {
      await call('POST', `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, {
        requestId,
        body: '{}',
      });
    },

    /**
     * Whether an event comes from the provider.
     *
     * @param event the event's own JSON text, unchanged: its signature is over every byte
     */
    async isGenuine(headers: WebhookHeaders, event: string): Promise<boolean> {
      const facts = JSON.stringify({
        transmission_id: headers.transmissionId,
        transmission_time: headers.transmissionTime,
        transmission_sig: headers.transmissionSig,
        cert_url: headers.certUrl,
        auth_algo: headers.authAlgo,
        webhook_id: settings.webhookId,
      });
      const body = await call('POST', '/v1/notifications/verify-webhook-signature', {
        body: `${facts.slice(0, -1)},"webhook_event":${event}}`,
      });
      return body.verification_status === 'SUCCESS';
    },
  };
}
