import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { alertMailPauseMs } from '../../../src/domain/view-alerts/alert-mails.ts';
import { mostAlerts, mostRowsTold, noAlertRoomText } from '../../../src/domain/view-alerts/view-alerts.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { isWhole } from '../../whole.ts';
import { browserOf, secret } from '../app-kit.ts';
import { bondAsked, bondTradesAsked, type FileLine, testNow } from '../feed/feed-kit.ts';
import { runScript } from '../start-program.ts';
import { openAlertsScene, type Reader, traded } from './alerts-scene.ts';

const {
  database,
  pool,
  kit,
  wall,
  at,
  job,
  look,
  taken,
  reader,
  call,
  view,
  set,
  alertOn,
  list,
  metOf,
  mails,
} = await openAlertsScene();

describe('C 11: an alert', () => {
  test('reports each crossing of a price once, whichever instance looks, and no row from before it was set', async () => {
    const who = await reader();
    const [up, either] = [
      await alertOn(who, { kind: 'priceUp', value: '100' }),
      await alertOn(who, { kind: 'priceCrosses', value: '100' }),
    ];
    const other = job();
    await Promise.all([look(), other()]);
    at(10);
    await taken(traded(1, '99.999'), traded(2, '100'), traded(3, '101'));
    await Promise.all([look(), other(), look()]);
    // One on a fall is true until the price has risen.
    const down = await alertOn(who, { kind: 'priceDown', value: '100' });
    await taken(traded(4, '100.0'), traded(5, '99'), traded(6, '99.5'), traded(7, '100.5'));
    await Promise.all([other(), look()]);
    await look();
    const { events, unread } = await list(who);
    const told = (id: string) =>
      events
        .filter(({ alertId }) => alertId === id)
        .toReversed()
        .flatMap(({ rows }) => rows.toReversed().map(({ before, price }) => `${before} ${price}`));
    expect(told(up)).toEqual(['99.999 100', '99.5 100.5']);
    expect(told(down)).toEqual(['101 100.0']);
    expect(told(either)).toEqual(['99.999 100', '101 100.0', '99.5 100.5']);
    expect(unread).toBe(events.length);
  });

  test('compares a late row with the rows before and after it', async () => {
    const who = await reader();
    at(100);
    await taken(traded(20, '90'), traded(30, '91'));
    await alertOn(who, { kind: 'priceCrosses', value: '95' });
    await taken(traded(25, '99'));
    await look();
    // Up to the late row, and down from it to the row after.
    expect(await metOf(who)).toEqual(['99', '91']);
    // A late 98 after 99 crosses nothing; the late 91 after it does.
    await taken(traded(90, '97'));
    await look();
    await taken(traded(26, '98'), traded(28, '91'));
    await look();
    expect(await metOf(who)).toEqual(['99', '91', '97', '91']);
  });

  test('compares a price with the last one of its unit, not with prices of another notation or currency', async () => {
    const who = await reader();
    at(150);
    const [euros, dollars] = ['EUR', 'USD'].map((currency) => ({ priceNot: 'MONE', currency }));
    await taken(traded(140, '90'), traded(141, '92', euros), traded(142, '120', dollars));
    await alertOn(who, { kind: 'priceCrosses', value: '95' });
    await taken(
      traded(143, '91'),
      traded(144, '119', dollars),
      traded(145, '93'),
      traded(146, '99', euros),
      traded(147, '97'),
    );
    await look();
    const { events } = await list(who);
    expect(events.flatMap(({ rows }) => rows.map(({ before, price }) => [before, price]))).toEqual([
      ['93', '97'],
      ['92', '99'],
    ]);
  });

  test('reports each trade above a size that passes the filter of its view, but no cancellation', async () => {
    const who = await reader();
    at(200);
    await alertOn(who, { kind: 'sizeAbove', value: '1000000' }, false, { filter: { pricefrom: '50' } });
    const big = traded(110, '60', { vol: '1000000.00000001' });
    await taken(big, traded(111, '61', { vol: '1000000' }), traded(112, '40', { vol: '5000000' }));
    await taken({ ...big, flags: ['CANC'], publicationDate: traded(113, '60').publicationDate ?? '' });
    await look();
    const { events } = await list(who);
    expect(events).toMatchObject([{ found: 1, rows: [{ price: '60', size: '1000000.00000001' }] }]);
  });

  test('reports rows at once with a live right, counted as a read, and with a delayed one when they turn 15 minutes old', async () => {
    const [slow, quick] = [await reader('delayed_trades'), await reader()];
    at(300);
    await alertOn(slow, { kind: 'sizeAbove', value: '1' });
    await alertOn(quick, { kind: 'sizeAbove', value: '1' });
    await taken(traded(300, '70'));
    await look();
    // Rows published within the fifteen minutes before are new to a delayed reader.
    const before = (await metOf(slow)).length;
    expect(await metOf(quick)).toEqual(['70']);
    at(300 + 900 - 1);
    await look();
    expect(await metOf(slow)).not.toContain('70');
    at(300 + 901);
    await look();
    expect((await metOf(slow)).at(-1)).toBe('70');
    expect((await metOf(slow)).length).toBeGreaterThan(before);
    const { rows } = await pool.query(
      'SELECT sum(reads)::integer AS reads FROM live_reads r JOIN accounts a ON a.payer_ref = r.account_ref WHERE a.id = ANY($1) GROUP BY a.id',
      [[slow.id, quick.id]],
    );
    await kit.liveReads.settle();
    expect(rows).toHaveLength(1);
  });

  test('pauses with the reason when the right is lost, starts afresh when switched on, and rests while its view is removed', async () => {
    const who = await reader();
    at(2000);
    const viewId = await view(who);
    const { id } = (await set(who, viewId, { kind: 'sizeAbove', value: '1' }, true)).json();
    await pool.query(`UPDATE subscriptions SET ends_on = '2026-11-01' WHERE account_id = $1`, [who.id]);
    await taken(traded(1999, '71'));
    await look();
    expect(await list(who)).toMatchObject({
      alerts: [{ id, state: 'rightLost' }],
      events: [{ kind: 'rightLost', rows: [] }],
    });
    expect((await mails(who))[0]?.text).toContain('no longer part of your subscription');
    expect((await call(who, '/api/alerts/switch', { id, isOn: true })).statusCode).toBe(404);
    await pool.query(`UPDATE subscriptions SET ends_on = '2027-11-30' WHERE account_id = $1`, [who.id]);
    expect((await call(who, '/api/alerts/switch', { id, isOn: true })).json()).toMatchObject({ state: 'on' });
    await look();
    expect(await metOf(who)).toEqual([]);
    await call(who, '/api/views/remove', { id: viewId });
    expect((await list(who)).alerts).toEqual([]);
    await taken(traded(2000, '72'));
    await look();
    await call(who, '/api/views', { id: viewId, name: 'Again', selection: bondTradesAsked });
    at(2000 + 3601);
    await look();
    expect(await metOf(who)).toEqual(['72']);
    await call(who, '/api/views', {
      id: viewId,
      name: 'Again',
      selection: { ...bondTradesAsked, ordertype: 'Individual trades' },
    });
    expect((await list(who)).alerts).toMatchObject([{ state: 'viewChanged' }]);
  });

  test('rests while its account is suspended, and goes on when that is reinstated', async () => {
    const who = await reader();
    const suspend = (at: Date | null) =>
      pool.query('UPDATE accounts SET suspended_at = $2 WHERE id = $1', [who.id, at]);
    at(6000);
    await set(who, await view(who), { kind: 'sizeAbove', value: '1' }, true);
    await taken(traded(5998, '73'));
    await suspend(testNow);
    await look();
    wall.pass(alertMailPauseMs + 1000);
    await look();
    await suspend(null);
    expect(await mails(who)).toEqual([]);
    expect((await list(who)).alerts).toMatchObject([{ state: 'on' }]);
    at(6000 + 3601);
    await look();
    expect(await metOf(who)).toEqual(['73']);
  });

  test('on an order book looks at the best level, and at its size when that rises', async () => {
    const session = await kit.reader({ TPIC: ['realtime_orders'] });
    expect((await session('/api/alerts')).status).toBe(200);
    const identifier = await kit.session({ TPIC: ['realtime_orders'] });
    const who = { id: '', browser: await browserOf(kit.app, { session: identifier }) };
    at(8000);
    const level = (seconds: number, n: number, bid: string, size: string): FileLine => {
      const {
        price: _price,
        vol: _vol,
        tradeDate: _t,
        transactionID: _id,
        publicationDate,
        priceNot: _n,
        notionalAmt: _a,
        notionalCcy: _c,
        ...line
      } = traded(seconds, '1');
      return {
        ...line,
        system: 'CLOB',
        date: publicationDate ?? '',
        level: n,
        bidPrice: bid,
        aggrBidVol: size,
        lOrders: 1,
      };
    };
    await taken(level(7000, 1, '10', '5'), level(7000, 2, '9', '500'));
    const book = { ...bondAsked, datatype: 'order', instrumentmic: 'LNFI', ordertype: 'Order book' };
    await alertOn(who, { kind: 'sizeAbove', side: 'bid', value: '100' }, false, book);
    await alertOn(who, { kind: 'priceUp', side: 'bid', value: '11' }, false, book);
    await taken(
      level(7001, 1, '10', '101'),
      level(7001, 2, '9', '700'),
      level(7002, 1, '11', '102'),
      level(7003, 1, '12', '90'),
    );
    await look();
    const { events } = await list(who);
    expect(events.map(({ rows }) => rows.map(({ price, size }) => `${price} ${size}`))).toEqual(
      expect.arrayContaining([['10 101'], ['11 102']]),
    );
    expect(events).toHaveLength(2);
    expect(
      (await set(who, await view(who, book), { kind: 'priceUp', side: 'price', value: '1' })).json().error
        .fields,
    ).toHaveProperty('side');
  });
});

/** The number of random histories and of kills; few in a run for a change. */
const [histories, rounds] = isWhole ? [40, 8] : [3, 1];

test('however rows arrive and are looked at, the crossings reported are those that an independent count finds', {
  timeout: 240_000 + 3_000 * histories,
}, async () => {
  const who = await reader();
  let begin = 20_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 97, max: 103 }), fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (steps) => {
        begin += 100;
        at(begin);
        await taken(traded(begin - 1, '100.5'));
        const id = await alertOn(who, { kind: 'priceCrosses', value: '100' });
        let waiting: FileLine[] = [];
        let second = 0;
        for (const [price, isLook] of steps) {
          second += 1;
          at(begin + second);
          waiting.push(traded(begin + second, String(price)));
          if (!isLook) continue;
          await taken(...waiting);
          waiting = [];
          await look();
        }
        if (waiting.length > 0) await taken(...waiting);
        await look();
        let before = 100.5;
        const expected: string[][] = [[]];
        for (const [price, isLook] of steps) {
          if ((before < 100 && price >= 100) || (before > 100 && price <= 100))
            expected.at(-1)?.push(String(price));
          before = price;
          if (isLook) expected.push([]);
        }
        const { rows } = await pool.query<{ found: number }>(
          'SELECT coalesce(sum(found), 0)::integer AS found FROM view_alert_events WHERE alert_id = $1',
          [id],
        );
        expect(rows[0]?.found).toBe(expected.flat().length);
        // An event holds only its newest rows.
        expect(await metOf(who)).toEqual(expected.flatMap((each) => each.slice(-mostRowsTold)));
        await call(who, '/api/alerts/remove', { id });
        await pool.query('DELETE FROM saved_views WHERE account_id = $1', [who.id]);
      },
    ),
    { numRuns: histories, seed: 11 },
  );
});

test('two instances killed with SIGKILL report each row once and mail each once', {
  timeout: 240_000 + 30_000 * rounds,
}, async () => {
  const who = await reader();
  at(80_000);
  await alertOn(who, { kind: 'sizeAbove', value: '0' }, true);
  const started = () =>
    [1, 2].map(() =>
      runScript('test/server/view-alerts/alerts-program.ts', [], {
        DATABASE_URL: database.url,
        SESSION_SECRET: secret,
        NODE_ENV: 'test',
        NO_PAYMENT_MODE: 'false',
      }),
    );
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const programs = started();
    await Promise.all(programs.map((program) => program.ready()));
    for (let n = 0; n < 12; n += 1) {
      count += 1;
      await taken(traded(79_000 + count, '87'));
      if (n === 6) programs[0]?.child.kill('SIGKILL');
    }
    programs[1]?.child.kill('SIGKILL');
    await Promise.all(programs.map((program) => program.ended));
  }
  // Ahead of the running clocks of the programs.
  at(81_000);
  await look();
  const { rows } = await pool.query<{ found: number }>(
    'SELECT sum(found)::integer AS found FROM view_alert_events WHERE account_id = $1',
    [who.id],
  );
  expect(rows[0]?.found).toBe(count);
  wall.pass(alertMailPauseMs + 1000);
  await look();
  const told = (await mails(who)).map(({ text }) =>
    text.includes('happened once') ? 1 : Number(/happened (\d+) times/.exec(text)?.[1]),
  );
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(count);
});

describe('C 11: the calls for alerts', () => {
  test('do not switch an alert on for the old selection of a view that is saved at that moment', async () => {
    const who = await reader();
    const viewId = await view(who);
    const { id } = (await set(who, viewId, { kind: 'priceUp', value: '100' })).json();
    await call(who, '/api/alerts/switch', { id, isOn: false });
    const holder = await pool.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('BEGIN');
    await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [who.id]);
    const switched = call(who, '/api/alerts/switch', { id, isOn: true });
    const isWaiting = vi.waitFor(async () => {
      const { rowCount } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await Promise.race([switched, isWaiting]);
    await holder.query(
      `UPDATE saved_views SET selection = selection || '{"instrument": "NOT-THERE"}'
       WHERE account_id = $1 AND id = $2`,
      [who.id, viewId],
    );
    await holder.query('COMMIT');
    expect((await switched).statusCode).toBe(404);
    expect((await list(who)).alerts).toMatchObject([{ id, state: 'off' }]);
    expect((await call(who, '/api/alerts/switch', { id, isOn: true })).statusCode).toBe(404);
  });

  test('keep an alert once, refuse an invalid one and one too many, and do not touch those of another person', async () => {
    const [who, other] = [await reader(), await reader()];
    const viewId = await view(who);
    const id = randomUUID();
    const kept = await set(who, viewId, { kind: 'priceUp', value: '100' }, true, id);
    expect((await set(who, viewId, { kind: 'priceUp', value: '100' }, true, id)).body).toBe(kept.body);
    for (const [value, kind] of [
      ['ten', 'priceUp'],
      ['', 'priceUp'],
      ['1e3', 'priceUp'],
      ['1'.repeat(40), 'priceUp'],
      ['-1', 'sizeAbove'],
      ['5', 'venueSilent'],
    ] as const) {
      const refused = await set(who, viewId, { kind, value });
      expect(refused.statusCode, value).toBe(400);
      expect(refused.json().error.fields).toHaveProperty('value');
    }
    expect((await set(who, randomUUID(), { kind: 'priceUp', value: '1' })).statusCode).toBe(404);
    expect((await set(other, viewId, { kind: 'priceUp', value: '1' })).statusCode).toBe(404);
    expect((await call(other, '/api/alerts/switch', { id, isOn: false })).statusCode).toBe(404);
    expect((await call(other, '/api/alerts/remove', { id })).statusCode).toBe(204);
    expect((await list(who)).alerts).toHaveLength(1);
    const rest = await Promise.all(
      Array.from({ length: mostAlerts + 1 }, (_, n) =>
        set(who, viewId, { kind: 'priceCrosses', value: String(n) }),
      ),
    );
    const refused = rest.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().error.message)).toEqual([noAlertRoomText, noAlertRoomText]);
    expect((await call(who, '/api/alerts/switch', { id, isOn: false })).json()).toMatchObject({
      id,
      state: 'off',
    });
    expect((await call(who, '/api/alerts/remove', { id })).statusCode).toBe(204);
    expect((await list(who)).alerts).toHaveLength(mostAlerts - 1);
  });

  test('give way to new ones while their view is removed', async () => {
    const who = await reader();
    const [viewId, otherId] = [await view(who), await view(who)];
    for (let n = 0; n < mostAlerts; n += 1)
      await set(who, viewId, { kind: 'priceCrosses', value: String(n) });
    expect((await set(who, otherId, { kind: 'priceCrosses', value: '1' })).statusCode).toBe(409);
    await call(who, '/api/views/remove', { id: viewId });
    expect((await set(who, otherId, { kind: 'priceCrosses', value: '1' })).statusCode).toBe(200);
    await call(who, '/api/views', { id: viewId, name: viewId, selection: bondTradesAsked });
    expect((await list(who)).alerts).toHaveLength(1);
  });

  test('refuse a condition that is true already at its field, with the present value as far as the reader may see it', async () => {
    const [live, slow] = [await reader(), await reader('delayed_trades')];
    at(400_000);
    await taken(traded(399_000, '90'), traded(399_990, '95'));
    const refusal = async (who: Reader, kind: string, value: string): Promise<string | null> => {
      // Earlier rows are of other units too.
      const recent = await view(who, { filter: { from: '2026-11-25T05:00' } });
      const answer = await set(who, recent, { kind, value });
      if (answer.statusCode === 200) return null;
      expect(answer.statusCode).toBe(400);
      return answer.json().error.fields.value.join();
    };
    expect(await refusal(live, 'priceUp', '95')).toBe(
      'This is true already: the price is 95. Choose a higher number, or another condition',
    );
    expect(await refusal(live, 'priceDown', '95.0')).toContain('the price is 95. Choose a lower number');
    for (const [kind, value] of [
      ['priceUp', '95.00000001'],
      ['priceDown', '94.99'],
      ['priceCrosses', '95'],
      ['sizeAbove', '0'],
    ] as const)
      expect(await refusal(live, kind, value), kind).toBeNull();
    // What a delayed reader may not see yet is neither told nor found out by trying.
    expect(await refusal(slow, 'priceUp', '92')).toBeNull();
    expect(await refusal(slow, 'priceDown', '92')).toBe(
      'This is true already: the price was 90 15 minutes ago. Choose a lower number, or another condition',
    );
    const reads = async (who: Reader): Promise<number> => {
      const { rows } = await pool.query<{ reads: number }>(
        `SELECT coalesce(sum(reads), 0)::integer AS reads FROM live_reads r
         JOIN accounts a ON a.payer_ref = r.account_ref WHERE a.id = $1`,
        [who.id],
      );
      return rows[0]?.reads ?? 0;
    };
    await kit.liveReads.settle();
    expect([await reads(live), await reads(slow)]).toEqual([2, 0]);
    expect((await list(live)).alerts).toHaveLength(4);
  });

  test('refuse no condition for the price of another unit, nor an alert that is sent again after it came true', async () => {
    const who = await reader();
    at(410_000);
    const dollars = { priceNot: 'MONE', currency: 'USD' };
    await taken(traded(409_000, '90'), traded(409_001, '120', dollars));
    const filtered = await view(who, { filter: { from: '2026-11-25T07:00' } });
    const id = randomUUID();
    const send = () => set(who, filtered, { kind: 'priceUp', value: '100' }, false, id);
    expect((await send()).statusCode).toBe(200);
    await taken(traded(409_500, '101'));
    expect((await send()).statusCode).toBe(200);
    const refused = await set(who, filtered, { kind: 'priceUp', value: '99' });
    expect(refused.json().error.fields.value).toEqual([
      'This is true already: the price is 101. Choose a higher number, or another condition',
    ]);
    const other = await set(who, filtered, { kind: 'priceUp', value: '110' });
    expect(other.statusCode).toBe(200);
    const above = await view(who, { filter: { pricefrom: '110' } });
    expect((await set(who, above, { kind: 'priceDown', value: '105' })).statusCode).toBe(200);
  });

  test('save what an alert is on with it, once, under a free name, and nothing if the alert is refused', async () => {
    const [who, other] = [await reader(), await reader()];
    at(420_000);
    await taken(traded(419_000, '90'));
    const named = { name: 'Bond', selection: bondTradesAsked };
    await call(other, '/api/views', { id: randomUUID(), ...named });
    await call(who, '/api/views', {
      id: randomUUID(),
      name: 'bond',
      selection: { ...bondTradesAsked, filter: { pricefrom: '50' } },
    });
    const viewId = randomUUID();
    const send = (value: string, id: string, more: object = {}) =>
      call(who, '/api/alerts', {
        ...{ id, viewId, byMail: false, view: named },
        condition: { kind: 'priceUp', side: 'price', value },
        ...more,
      });
    const views = async () =>
      (await kit.app.inject({ url: '/api/views', cookies: who.browser.cookies }))
        .json<{ views: { id: string; name: string }[] }>()
        .views.map(({ id, name }) => `${id === viewId} ${name}`);
    expect((await send('80', randomUUID())).statusCode).toBe(400);
    expect(await views()).toEqual(['false bond']);
    const id = randomUUID();
    expect((await send('100', id)).json()).toMatchObject({ id, viewId });
    expect((await send('100', id)).json()).toMatchObject({ id, viewId });
    // Another one, of another page that knows of no view: on the same view.
    const second = await send('105', randomUUID(), { viewId: randomUUID() });
    expect(second.json()).toMatchObject({ viewId });
    expect(await views()).toEqual(['false bond', 'true Bond 2']);
    const unseen = { name: 'Unseen', selection: { ...bondTradesAsked, tv: 'ICPM' } };
    expect((await send('100', randomUUID(), { viewId: randomUUID(), view: unseen })).statusCode).toBe(404);
    expect(await views()).toHaveLength(2);
  });

  test('mark events as read up to one of them, and events are erased with the account', async () => {
    const who = await reader();
    at(70_000);
    await alertOn(who, { kind: 'sizeAbove', value: '1' });
    await taken(traded(69_990, '85'));
    await look();
    await taken(traded(69_991, '86'));
    await look();
    const { events, unread } = await list(who);
    expect([events.length, unread]).toEqual([2, 2]);
    await call(who, '/api/alerts/read', { upTo: events[1]?.id });
    expect((await list(who)).events.map(({ isRead }) => isRead)).toEqual([false, true]);
    await pool.transaction((client) => eraseAccount(client, who.id, testNow));
    const { rowCount } = await pool.query('SELECT FROM view_alert_events WHERE account_id = $1', [who.id]);
    expect(rowCount).toBe(0);
  });
});

test('an alert that failed begins afresh once its owner has corrected it', async () => {
  const told: string[] = [];
  const own = job((_, message) => void told.push(message));
  const begin = 300_000;
  at(begin);
  await taken(traded(begin, '99'));
  const one = await reader();
  const id = await alertOn(one, { kind: 'priceUp', value: '100' });
  await own();
  const value = (text: string) =>
    pool.query(`UPDATE view_alerts SET condition = jsonb_set(condition, '{value}', $2) WHERE id = $1`, [
      id,
      JSON.stringify(text),
    ]);
  await value('much');
  await taken(traded(begin + 10, '101'));
  at(begin + 20);
  for (const seconds of [0, 11, 21, 41]) {
    wall.pass(seconds * 1000);
    await own();
  }
  expect(told).toHaveLength(4);
  await value('100');
  await own();
  await own();
  expect([told.length, await metOf(one)]).toEqual([4, ['101']]);
  // Nothing is kept of its failures.
  await value('much');
  await taken(traded(begin + 30, '102'));
  at(begin + 40);
  await own();
  expect(told).toHaveLength(5);
  wall.pass(11_000);
  await value('101.5');
  await own();
  expect(await metOf(one)).toEqual(['101', '102']);
});

test('C 14: an alert that always fails rests for ever longer, and all others are judged and mailed', async () => {
  const told: string[] = [];
  const own = job((facts, message) => {
    told.push(`${message}${'seconds' in facts ? ` in ${String(facts.seconds)} s` : ''}`);
  });
  const begin = 200_000;
  at(begin);
  await taken(traded(begin, '99'));
  const [one, other] = [await reader(), await reader()];
  const above = { kind: 'priceUp', value: '100' };
  const ids = [
    await alertOn(one, above, true),
    await alertOn(one, above, true),
    await alertOn(other, above, true),
  ];
  await own();
  // Its condition has become one that the database cannot compare with.
  const breakIt = (value: string) =>
    pool.query(`UPDATE view_alerts SET condition = jsonb_set(condition, '{value}', $2) WHERE id = $1`, [
      ids[0],
      value,
    ]);
  await breakIt('"much"');
  await taken(traded(begin + 10, '101'));
  at(begin + 20);
  for (const _ of [1, 2, 3]) await own();
  const failed = 'an alert could not be judged; it will be tried again';
  expect(told).toEqual([`${failed} in 10 s`]);
  expect([await metOf(one), await metOf(other)]).toEqual([['101'], ['101']]);
  for (const seconds of [11, 21]) {
    wall.pass(seconds * 1000);
    await own();
    await own();
  }
  expect(told).toEqual([10, 20, 40].map((seconds) => `${failed} in ${seconds} s`));
  await breakIt('"100"');
  wall.pass(41_000);
  await own();
  expect(await metOf(one)).toEqual(['101', '101']);
  expect(told).toHaveLength(3);
});
