import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { validateErrorBody } from '../../../src/contract/validate.ts';
import { type Admission, addAdmission, createAdmission } from '../../../src/server/http/admission.ts';
import { addFaultHandlers } from '../../../src/server/http/faults.ts';

const wanted = new AbortController().signal;

/** Enters as each of these in turn; `order` lists who was admitted, and `leave` frees the place held longest. */
function enterAll(admission: Admission, who: readonly string[]) {
  const order: string[] = [];
  const held: (() => void)[] = [];
  const entered = who.map(async (name) => {
    held.push(await admission.enter(name, wanted));
    order.push(name);
  });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    order,
    entered,
    settle,
    leave: async () => {
      held.shift()?.();
      await settle();
    },
  };
}

describe('admission of calls', () => {
  test('admits a fixed number at once, and one more for each that leaves', async () => {
    const all = enterAll(createAdmission(2, 10), ['a', 'b', 'c', 'd']);
    await all.settle();
    expect(all.order).toEqual(['a', 'b']);
    await all.leave();
    expect(all.order).toEqual(['a', 'b', 'c']);
    await all.leave();
    await all.leave();
    await all.leave();
    await Promise.all(all.entered);
    expect(all.order).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes turns between callers, so that many calls of one do not delay another', async () => {
    const all = enterAll(createAdmission(1, 10), ['many', 'many', 'many', 'many', 'one', 'other']);
    await all.settle();
    for (let left = 0; left < 5; left += 1) await all.leave();
    expect(all.order).toEqual(['many', 'many', 'one', 'other', 'many', 'many']);
  });

  test('admits only one call when a place is given back twice', async () => {
    const admission = createAdmission(1, 10);
    const leave = await admission.enter('a', wanted);
    const all = enterAll(admission, ['b', 'c']);
    leave();
    leave();
    await all.settle();
    expect(all.order).toEqual(['b']);
    // No call keeps waiting after the test.
    await all.leave();
    await Promise.all(all.entered);
  });

  test('gives a caller who left while waiting neither a turn nor a waiting place', async () => {
    const admission = createAdmission(1, 1);
    const leave = await admission.enter('a', wanted);
    const gone = new AbortController();
    const waits = admission.enter('b', gone.signal);
    await expect(admission.enter('c', wanted)).rejects.toMatchObject({ code: 'unavailable' });
    gone.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    const next = admission.enter('c', wanted);
    leave();
    (await next)();
    // The place is free again.
    (await admission.enter('d', wanted))();
  });
});

describe('calls of the feed', () => {
  test('wait, give up their turn when their caller hangs up, and are refused with Retry-After when too many wait', async () => {
    const app = Fastify();
    addFaultHandlers(app);
    addAdmission(app, createAdmission(1, 2));
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
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
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
});
