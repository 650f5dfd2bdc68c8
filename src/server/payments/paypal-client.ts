import { z } from 'zod';
import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import type { Clock } from '../clock.ts';
import {
  type JsonObject,
  lenientList,
  lenientObject,
  optionalText,
  parsedObject,
  requiredText,
} from '../outside-json.ts';
import { asOutsideStep, outsideHeaders } from '../watch/request-scope.ts';
import {
  type CapturedOrder,
  captureAnswer,
  isLostOutcome,
  nonsense,
  orderAnswer,
  PayPalFault,
  type ProviderCapture,
  type ProviderOrder,
  providerAmount,
  readAnswer,
} from './paypal-answers.ts';

export type PayPalSettings = {
  /** Address of the provider's API, without a trailing slash. */
  readonly apiBase: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the webhook whose signatures are checked; null: none are. */
  readonly webhookId: string | null;
  /** Longest wait for a call, in milliseconds; 10 s. */
  readonly timeoutMs?: number;
  /** Longest wait for a capture, which waits for banks; 25 s. */
  readonly captureTimeoutMs?: number;
};

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

type PayPalRequest = {
  readonly method: 'GET' | 'POST';
  /** Begins with `/v1/` or `/v2/`. */
  readonly path: string;
  /** JSON text, or a form. */
  readonly body?: string | URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

const largestAnswer = 512 * 1024;

const refusalAnswer = z
  .object({
    details: lenientList(lenientObject({ issue: optionalText })),
    name: optionalText,
    error: optionalText,
    debug_id: optionalText,
  })
  .transform(({ details, name, error, debug_id }) => ({
    issue: details[0]?.issue ?? name ?? error,
    debugId: debug_id,
  }));

/**
 * One call over HTTP with a time limit.
 *
 * @param base address without a trailing slash
 * @throws PayPalFault
 */
export async function callPayPal(base: string, request: PayPalRequest): Promise<JsonObject> {
  assertOutsideTransaction('The payment provider');
  const { method, path, body, headers, timeoutMs } = request;
  const place = `${method} ${path}`;
  let status: number;
  let text: string;
  try {
    const ask = () =>
      fetch(`${base}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...outsideHeaders(),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
    const response = await asOutsideStep('payment provider', method, ask);
    status = response.status;
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'failure';
    throw new PayPalFault('unknown', `${place} was not answered (${reason})`);
  }
  if (status === 204) return {};
  const answer = text.length <= largestAnswer ? parsedObject(text) : null;
  if (status >= 200 && status < 300) {
    if (answer === null) throw new PayPalFault('unknown', `${place} was answered with nonsense`, { status });
    return answer;
  }
  const facts = answer === null ? { issue: null, debugId: null } : refusalAnswer.parse(answer);
  // Only a refusal with the provider's own code is one; the same status from an intermediary may not be. 408 and 409
  // say that the same call is still under way.
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 409 && answer !== null;
  throw new PayPalFault(
    refused ? 'refused' : 'unknown',
    `${place} was answered with ${status}${facts.issue === null ? '' : ` ${facts.issue}`}`,
    { status, ...facts },
  );
}

const tokenAnswer = z.object({ access_token: requiredText, expires_in: z.number().catch(300) });

/** Calls with a token that is fetched when needed and kept until shortly before its end. */
function createCalls(settings: PayPalSettings, clock: Clock) {
  const timeoutMs = settings.timeoutMs ?? 10_000;
  let token: { readonly value: Promise<string>; readonly until: number } | null = null;

  async function fetchToken(): Promise<{ value: string; seconds: number }> {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const path = '/v1/oauth2/token';
    try {
      const body = await callPayPal(settings.apiBase(), {
        method: 'POST',
        path,
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        timeoutMs,
      });
      const { access_token, expires_in } = readAnswer(tokenAnswer, body, `POST ${path}`);
      return { value: access_token, seconds: expires_in };
    } catch (error) {
      if (!(error instanceof PayPalFault)) throw error;
      // Without a token the call itself was never made.
      throw new PayPalFault('unsent', error.message, { status: error.status });
    }
  }

  function heldToken(): Promise<string> {
    const now = clock.now().getTime();
    if (token && token.until > now) return token.value;
    const fetched = fetchToken();
    const held = { value: fetched.then(({ value }) => value), until: now + 60_000 };
    token = held;
    fetched.then(
      ({ value, seconds }) => {
        if (token === held) {
          token = { value: Promise.resolve(value), until: now + Math.max(1, seconds - 60) * 1000 };
        }
      },
      () => {
        if (token === held) token = null;
      },
    );
    return held.value;
  }

  return async function call(
    method: PayPalRequest['method'],
    path: string,
    options: { readonly body?: string; readonly requestId?: string; readonly timeoutMs?: number } = {},
    again = true,
  ): Promise<JsonObject> {
    const { body, requestId } = options;
    const bearer = await heldToken();
    try {
      return await callPayPal(settings.apiBase(), {
        method,
        path,
        timeoutMs: options.timeoutMs ?? timeoutMs,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
          ...(method === 'POST' ? { prefer: 'return=representation' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
    } catch (error) {
      if (!(error instanceof PayPalFault) || error.status !== 401 || !again) throw error;
      // The token was revoked early.
      token = null;
      return call(method, path, options, false);
    }
  };
}

const disputesAnswer = z.object({
  items: lenientList(lenientObject({ dispute_id: optionalText, status: optionalText })),
});
const disputeAnswer = z.object({ dispute_outcome: isLostOutcome });

/** The payment provider as the service sees it: PayPal's Orders API (wire.md Payment). */
export type PayPalClient = ReturnType<typeof createPayPalClient>;

/**
 * Every call throws PayPalFault when it fails, and OutsideCallInTransaction within a transaction.
 *
 * @param clock the security clock: tokens expire in real time
 */
export function createPayPalClient(settings: PayPalSettings, clock: Clock) {
  const call = createCalls(settings, clock);
  const captureTimeoutMs = settings.captureTimeoutMs ?? 25_000;
  const orders = '/v2/checkout/orders';
  const captures = '/v2/payments/captures';

  return {
    webhookId: settings.webhookId,

    /** Opens an order; the same request id gives the same order. */
    async createOrder(order: NewProviderOrder, requestId: string): Promise<string> {
      const body = await call('POST', orders, {
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
      return readAnswer(z.object({ id: requiredText }), body, `POST ${orders}`).id;
    },

    async getOrder(id: string): Promise<ProviderOrder> {
      const body = await call('GET', `${orders}/${encodeURIComponent(id)}`);
      return readAnswer(orderAnswer, body, `GET ${orders}`);
    },

    /**
     * Captures an approved order; with the same request id only once.
     *
     * @returns the order as answered, which may contain less than `getOrder`
     */
    async capture(id: string, requestId: string): Promise<CapturedOrder> {
      const body = await call('POST', `${orders}/${encodeURIComponent(id)}/capture`, {
        requestId,
        body: '{}',
        timeoutMs: captureTimeoutMs,
      });
      const { capture, ...order } = readAnswer(orderAnswer, body, 'capture');
      if (capture === null) throw nonsense('capture');
      return { ...order, capture };
    },

    async getCapture(id: string): Promise<ProviderCapture> {
      const body = await call('GET', `${captures}/${encodeURIComponent(id)}`);
      return readAnswer(captureAnswer, body, `GET ${captures}`);
    },

    /** The result of the payer's complaints about a capture; null: there are none. A lost one outweighs the others. */
    async getDispute(captureId: string): Promise<'open' | 'won' | 'lost' | null> {
      const path = '/v1/customer/disputes';
      const list = await call('GET', `${path}?disputed_transaction_id=${encodeURIComponent(captureId)}`);
      const { items } = disputesAnswer.parse(list);
      let isOpen = false;
      for (const { dispute_id, status } of items) {
        const id = readAnswer(requiredText, dispute_id, `GET ${path}`);
        // The list says that it is resolved, but not for whom.
        if (status !== 'RESOLVED') isOpen = true;
        else {
          const dispute = await call('GET', `${path}/${encodeURIComponent(id)}`);
          if (disputeAnswer.parse(dispute).dispute_outcome) return 'lost';
        }
      }
      if (isOpen) return 'open';
      return items.length > 0 ? 'won' : null;
    },

    /** Refunds the whole amount, or what is left of it; with the same request id only once. */
    async refund(captureId: string, requestId: string): Promise<void> {
      await call('POST', `${captures}/${encodeURIComponent(captureId)}/refund`, { requestId, body: '{}' });
    },

    /**
     * Refunds a part; with the same request id only once.
     *
     * @param value in dollars with two decimals
     * @returns what became of it, such as COMPLETED
     */
    async refundPart(captureId: string, requestId: string, value: string): Promise<string> {
      const path = `${captures}/${encodeURIComponent(captureId)}/refund`;
      const body = await call('POST', path, {
        requestId,
        body: JSON.stringify({ amount: { value, currency_code: 'USD' } }),
      });
      return readAnswer(z.object({ status: requiredText }), body, `POST ${captures}`).status;
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
