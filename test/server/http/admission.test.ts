import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { validateErrorBody } from '../../../src/contract/validate.ts';
import { createTurns } from '../../../src/platform/turns.ts';
import { addAdmission } from '../../../src/server/http/admission.ts';
import { createCallTurns } from '../../../src/server/http/call-turns.ts';
import { addFaultHandlers } from '../../../src/server/http/faults.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service with one call that takes the only turn, and is answered when the test says so. */
async function startService(waiting: number) {
  const app = Fastify();
  closing.push(() => app.close());
  addFaultHandlers(app);
  app.decorateRequest('session', null);
  app.decorateRequest('keyId', null);
  let lookedUp = Promise.resolve();
  app.addHook('onRequest', () => lookedUp);
  app.addHook('onSend', async (request) => {
    if (request.url.endsWith('?breaks')) throw new Error('on its way out');
  });
  const turns = createTurns({ places: 1, each: 1, waiting });
  addAdmission(app, () => ({ turns, isOfMaking: false }));
  const answers: ((text: string) => void)[] = [];
  let onBegin = (): void => {};
  app.get('/api/feed/data', { config: { operationId: 'getFeedData' } }, () => {
    onBegin();
    return new Promise((resolve) => answers.push(resolve));
  });
  app.get('/free', async () => 'free');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  let onArrival = (): void => {};
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  app.server.on('request', () => onArrival());
  return {
    /** The ends of the calls that have begun. */
    answers,
    begins: (): Promise<void> => new Promise((resolve) => (onBegin = resolve)),
    arrives: (): Promise<void> => new Promise((resolve) => (onArrival = resolve)),
    ask: (path = '/api/feed/data'): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`),
    /** Makes calls wait as for their session, and returns how to let them go on. */
    holdLookups: (): (() => void) => {
      let release = (): void => {};
      lookedUp = new Promise((resolve) => (release = resolve));
      return release;
    },
    /** Calls, and returns how to hang up. */
    callOnce: () => {
      const at = sockets.length;
      const caller = connect(port, '127.0.0.1', () =>
        caller.write('GET /api/feed/data HTTP/1.1\r\nhost: localhost\r\n\r\n'),
      );
      return async (): Promise<void> => {
        const here = sockets[at];
        if (!here) throw new Error('they were not here');
        const hungUp = once(here, 'close');
        caller.destroy();
        await hungUp;
      };
    },
  };
}

test('calls wait, give up their turn when their caller hangs up, and are refused with Retry-After when too many wait', async () => {
  const { answers, begins, arrives, ask, callOnce } = await startService(2);
  const first = begins();
  const answered = ask();
  await first;
  const here = arrives();
  const hangUp = callOnce();
  await here;
  const alsoHere = arrives();
  const waits = ask();
  await alsoHere;
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(validateErrorBody(await refused.json())).toEqual([]);
  expect(await (await ask('/free')).text()).toBe('free');

  await hangUp();
  const second = begins();
  answers[0]?.('first');
  expect(await (await answered).text()).toBe('first');
  await second;
  answers[1]?.('second');
  // The caller that hung up was never served: its turn went to the next.
  expect([await (await waits).text(), answers.length]).toEqual(['second', 2]);
});

test('a call under way keeps its place until its work has ended, also when its caller hangs up', async () => {
  const { answers, begins, ask, callOnce } = await startService(0);
  const first = begins();
  const hangUp = callOnce();
  await first;
  await hangUp();
  expect((await ask()).status).toBe(429);
  answers[0]?.('for nobody');
  const second = begins();
  const answered = ask();
  await second;
  answers[1]?.('second');
  expect(await (await answered).text()).toBe('second');
});

test('an answer that fails on its way out gives the place back', async () => {
  const { answers, begins, ask } = await startService(0);
  const first = begins();
  const broken = ask('/api/feed/data?breaks');
  await first;
  answers[0]?.('first');
  expect((await broken).status).toBe(500);
  const second = begins();
  const answered = ask();
  await second;
  answers[1]?.('second');
  expect(await (await answered).text()).toBe('second');
});

test('a caller who hung up while their session was looked up takes no turn', async () => {
  const { answers, begins, arrives, ask, callOnce, holdLookups } = await startService(0);
  const release = holdLookups();
  const here = arrives();
  const hangUp = callOnce();
  await here;
  await hangUp();
  release();
  const begun = begins();
  const answered = ask();
  await begun;
  answers[0]?.('for who is there');
  expect(await (await answered).text()).toBe('for who is there');
});

test('what everybody is shown is made in the turn of a heavy call, and given out without one', () => {
  const turnOf = createCallTurns(8, 100);
  const heavy = turnOf('getConditions', {});
  expect(heavy).toMatchObject({ isOfMaking: false });
  for (const shown of ['getVenue', 'getPublicTrades'] as const) {
    expect(turnOf(shown, {})?.turns).toBe(heavy?.turns);
    expect(turnOf(shown, {})?.isOfMaking).toBe(true);
  }
});
