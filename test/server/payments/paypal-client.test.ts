import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { securityClock } from '../../../src/server/clock.ts';
import { createPayPalClient } from '../../../src/server/payments/paypal-client.ts';

test('a 409 for the second of two calls at once with one request id counts as unknown, not as a refusal', async () => {
  const ids: unknown[] = [];
  let release = (): void => {};
  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/v1/oauth2/token') return answer(200, { access_token: 'token', expires_in: 300 });
    ids.push(request.headers['paypal-request-id']);
    if (ids.length === 1) {
      release = () => answer(201, { id: 'ORDER', status: 'CREATED' });
      return;
    }
    answer(409, { name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] });
    release();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const client = createPayPalClient(
    {
      apiBase: () => `http://127.0.0.1:${address.port}`,
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: null,
    },
    securityClock,
  );
  try {
    const create = () => client.createOrder({ paymentId: 'p1', amount: 25, description: 'one' }, 'the-id');
    const [done, doubted] = await Promise.allSettled([create(), create()]).then((both) =>
      both.sort((a, b) => a.status.localeCompare(b.status)),
    );

    expect(done).toEqual({ status: 'fulfilled', value: 'ORDER' });
    expect(doubted).toMatchObject({
      status: 'rejected',
      reason: { kind: 'unknown', status: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' },
    });
    expect(ids).toEqual(['the-id', 'the-id']);
  } finally {
    server.close();
  }
});
