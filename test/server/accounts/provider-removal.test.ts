import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createProviderClient } from '../../../src/server/auth/provider-client.ts';
import { securityClock } from '../../../src/server/clock.ts';

test('a person is removed from Okta in two steps, deactivated and then erased, until nobody is found', async () => {
  const states = ['ACTIVE', 'DEPROVISIONED', 'gone'];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${states[0]}`);
    if (states[0] === 'gone') {
      const body = { errorCode: 'E0000007', errorSummary: 'Not found', errorCauses: [] };
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    states.shift();
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    const issuer = `http://127.0.0.1:${address.port}`;
    const client = createProviderClient(
      {
        addresses: () => ({ issuer, redirectUri: `${issuer}/callback` }),
        clientId: 'id',
        clientSecret: 'secret',
        apiToken: 'token',
      },
      securityClock,
    );

    await client.deleteUser('00u1');

    expect(calls).toEqual([
      'DELETE /api/v1/users/00u1 ACTIVE',
      'DELETE /api/v1/users/00u1 DEPROVISIONED',
      'DELETE /api/v1/users/00u1 gone',
    ]);
  } finally {
    server.close();
  }
});
