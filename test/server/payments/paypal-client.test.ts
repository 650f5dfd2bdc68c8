import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { securityClock } from '../../../src/server/clock.ts';
import { createPayPalClient } from '../../../src/server/payments/paypal-client.ts';

type Client = ReturnType<typeof createPayPalClient>;

/** Gives a token, answers the other calls like this, and asks something of a client of it. */
async function withProvider(
  answer: (url: string | undefined, send: (status: number, body: object) => void, requestId: unknown) => void,
  ask: (client: Client) => Promise<void>,
): Promise<void> {
  const listener: RequestListener = (request, response) => {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/v1/oauth2/token') send(200, { access_token: 'token', expires_in: 300 });
    else answer(request.url, send, request.headers['paypal-request-id']);
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const settings = { clientId: 'id', clientSecret: 'secret', webhookId: null };
  try {
    await ask(
      createPayPalClient({ ...settings, apiBase: () => `http://127.0.0.1:${address.port}` }, securityClock),
    );
  } finally {
    server.close();
  }
}

const create = (client: Client) =>
  client.createOrder({ paymentId: 'p1', amount: 25, description: 'one' }, 'the-id');

test('a 409 for the second of two calls at once with one request id counts as unknown, not as a refusal', async () => {
  const ids: unknown[] = [];
  let release = (): void => {};
  await withProvider(
    (_url, send, requestId) => {
      ids.push(requestId);
      if (ids.length === 1) {
        release = () => send(201, { id: 'ORDER', status: 'CREATED' });
        return;
      }
      send(409, { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] });
      release();
    },
    async (client) => {
      const [done, doubted] = await Promise.allSettled([create(client), create(client)]).then((both) =>
        both.sort((a, b) => a.status.localeCompare(b.status)),
      );

      expect(done).toEqual({ status: 'fulfilled', value: 'ORDER' });
      expect(doubted).toMatchObject({
        status: 'rejected',
        reason: { kind: 'unknown', status: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' },
      });
      expect(ids).toEqual(['the-id', 'the-id']);
    },
  );
});

test('an invoice number used before is a refusal that names it', () =>
  withProvider(
    (_url, send) => send(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] }),
    (client) =>
      expect(create(client)).rejects.toMatchObject({
        kind: 'refused',
        status: 422,
        issue: 'DUPLICATE_INVOICE_ID',
      }),
  ));

test('the amount of a capture is what was charged, whatever fee the provider kept of it', () =>
  withProvider(
    (_url, send) =>
      send(200, {
        id: 'CAPTURE',
        status: 'COMPLETED',
        amount: { currency_code: 'USD', value: '600.00' },
        custom_id: 'p1',
        seller_receivable_breakdown: {
          gross_amount: { currency_code: 'USD', value: '600.00' },
          paypal_fee: { currency_code: 'USD', value: '21.23' },
          net_amount: { currency_code: 'USD', value: '578.77' },
        },
      }),
    async (client) =>
      expect(await client.getCapture('CAPTURE')).toEqual({
        id: 'CAPTURE',
        status: 'COMPLETED',
        amount: '600.00',
        currency: 'USD',
        customId: 'p1',
      }),
  ));

test('the last capture of an order counts, and an unreadable one is nonsense rather than none', () => {
  const capture = { id: 'CAPTURE', status: 'COMPLETED', amount: { currency_code: 'USD', value: '600.00' } };
  const units: Record<string, unknown> = {
    NONE: [{ amount: [], payments: null }],
    SECOND: [{ payments: { captures: [{ id: 7 }, capture] } }, null],
    ODD: [{ payments: { captures: [capture, { ...capture, status: 'ODD' }] } }],
    NULL: [{ payments: { captures: [null] } }],
  };
  return withProvider(
    (url, send) => {
      const id = url?.split('/').at(-1) ?? '';
      send(200, { id, status: 'APPROVED', purchase_units: units[id] });
    },
    async (client) => {
      const none = { status: 'APPROVED', amount: null, currency: null, customId: null, capture: null };
      expect(await client.getOrder('ABSENT')).toEqual({ ...none, id: 'ABSENT' });
      expect(await client.getOrder('NONE')).toEqual({ ...none, id: 'NONE' });
      expect(await client.getOrder('SECOND')).toEqual({
        ...none,
        id: 'SECOND',
        capture: { id: 'CAPTURE', status: 'COMPLETED', amount: '600.00', currency: 'USD', customId: null },
      });
      for (const id of ['ODD', 'NULL'])
        await expect(client.getOrder(id)).rejects.toMatchObject({ name: 'PayPalFault', kind: 'unknown' });
    },
  );
});
