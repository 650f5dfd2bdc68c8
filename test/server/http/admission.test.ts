import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { validateErrorBody } from '../../../src/contract/validate.ts';
import { createTurns } from '../../../src/platform/turns.ts';
import { addAdmission } from '../../../src/server/http/admission.ts';
import { addFaultHandlers } from '../../../src/server/http/faults.ts';

test('calls wait, give up their turn when their caller hangs up, and are refused with Retry-After when too many wait', async () => {
  const app = Fastify();
  addFaultHandlers(app);
  app.decorateRequest('session', null);
  app.decorateRequest('keyId', null);
  const turns = createTurns({ places: 1, each: 1, waiting: 2 });
  addAdmission(app, () => turns);
  const answers: ((text: string) => void)[] = [];
  const begun = { count: 0, told: () => {} };
  app.get('/api/feed/data', { config: { operationId: 'getFeedData' } }, () => {
    begun.count += 1;
    begun.told();
    return new Promise((resolve) => answers.push(resolve));
  });
  app.get('/free', async () => 'free');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const arrived = { told: () => {} };
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  app.server.on('request', () => arrived.told());
  const begins = (): Promise<void> => new Promise((resolve) => (begun.told = resolve));
  const arrives = (): Promise<void> => new Promise((resolve) => (arrived.told = resolve));
  const ask = (): Promise<Response> => fetch(`http://127.0.0.1:${port}/api/feed/data`);

  const first = begins();
  const answered = ask();
  await first;
  const here = arrives();
  const nextSocket = sockets.length;
  const leaver = connect(port, '127.0.0.1', () =>
    leaver.write('GET /api/feed/data HTTP/1.1\r\nhost: localhost\r\n\r\n'),
  );
  await here;
  const alsoHere = arrives();
  const waits = ask();
  await alsoHere;
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(validateErrorBody(await refused.json())).toEqual([]);
  expect(await (await fetch(`http://127.0.0.1:${port}/free`)).text()).toBe('free');

  const theirs = sockets[nextSocket];
  if (!theirs) throw new Error('they were not here');
  const hungUp = once(theirs, 'close');
  leaver.destroy();
  await hungUp;
  const second = begins();
  answers[0]?.('first');
  expect(await (await answered).text()).toBe('first');
  await second;
  answers[1]?.('second');
  // The caller that hung up was never served: its turn went to the next.
  expect([await (await waits).text(), begun.count]).toEqual(['second', 2]);
  await app.close();
});
