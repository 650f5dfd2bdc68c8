import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import {
  ago,
  bondAsked,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  feedKit,
  ndjson,
  type Reader,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;
let delayed: Reader;

const lists = ['tvlist', 'assetclasslist', 'subassetclasslist', 'instrumentlist', 'miclist', 'ordertypelist'];

/** Everything that was published less than 15 minutes ago carries this mark. */
const secret = 'SECRET';
const hiddenIsin = 'FR0000000003';

beforeAll(async () => {
  live = await kit.reader({ TPIC: ['realtime_orders', 'realtime_trades'], LNFI: ['realtime_trades'] });
  delayed = await kit.reader({ TPIC: ['delayed_orders', 'delayed_trades'] });
  const fresh = { instrumentId: hiddenIsin, instrumentIdType: 'OTHR', instrumentDescription: secret };
  const book = (minutes: number, level: number, bidPrice: string) => ({
    ...bondQuote(minutes),
    price: null,
    aggrVol: null,
    venueMIC: 'TPIO',
    system: 'CLOB',
    level,
    lOrders: 1,
    bidPrice,
    aggrBidVol: '5',
  });
  const trades = [
    ...Array.from({ length: 30 }, (_none, at) => bondTrade(`OLD${at}`, 15 + at)),
    ...Array.from({ length: 30 }, (_none, at) =>
      bondTrade(`${secret}${at}`, 14 - at * 0.4, { tradeDate: ago(60) }),
    ),
    bondTrade(`${secret}EDGE`, 15, { tradeDate: ago(60), publicationDate: ago(15, '000001') }),
    // Old trades published late are as fresh as their publication.
    bondTrade(`${secret}LATE`, 5, { tradeDate: ago(60 * 24 * 30) }),
    // Cancels an old trade, whose mark and chain must not reveal it.
    bondTrade('OLD3', 5, { tradeDate: ago(19), vol: '77777777', flags: 'CANC' }),
    bondTrade(`${secret}HID`, 5, fresh),
    bondTrade(`${secret}SUB`, 5, { ...fresh, instrumentId: 'OTHER1', subAssetClass: secret }),
    bondTrade(`${secret}SEG`, 5, { venueMIC: 'TPIR' }),
    bondTrade(`${secret}VEN`, 5, { venueMIC: 'ICOR' }),
    bondTrade(`${secret}CLS`, 5, {
      ...fresh,
      instrumentId: 'OTHER2',
      assetClass: 'Securitised derivatives',
      subAssetClass: secret,
    }),
  ];
  const orders = [
    bondQuote(40),
    bondQuote(16, { price: '97.5' }),
    bondQuote(5, { aggrVol: '77777777' }),
    bondQuote(5, { system: 'AUCTION', aggrVol: '77777777' }),
    book(20, 1, '98.1'),
    book(20, 2, '98.0'),
    book(5, 1, '77777777'),
  ];
  await take(database.pool, folder.write('trades.ndjson', ndjson(trades)));
  await take(database.pool, folder.write('orders.ndjson', ndjson(orders)));
});

const isSecret = (text: string): boolean =>
  text.includes(secret) || text.includes('77777777') || text.includes(hiddenIsin);

describe('B 6: rows under 15 minutes old never reach a session without the real-time right', () => {
  it('by any parameter of any call', async () => {
    const one = <T>(...values: readonly [T, ...T[]]) => fc.constantFrom(...values);
    /** Mostly the first, so that most questions lead to rows. */
    const mostly = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
      fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: other });
    const question = fc.record({
      call: one('/api/feed/data', '/api/feed/data', ...lists.map((name) => `/api/subscription/feed/${name}`)),
      tv: mostly(one('TPIC'), one('ICOT', 'LNFI', 'ICPM')),
      assetclass: mostly(one('Bonds'), one('Securitised derivatives')),
      subassetclass: mostly(one('Corporate bonds'), one(secret)),
      instrument: mostly(one('FR0000120271'), one(hiddenIsin, 'OTHER1', 'OTHER2')),
      view: mostly<{ datatype: string; instrumentmic?: string | undefined; ordertype?: string | undefined }>(
        one(
          { datatype: 'trade', instrumentmic: 'LNFI', ordertype: 'Trades' },
          { datatype: 'trade', instrumentmic: 'LNFI', ordertype: 'Individual trades' },
          { datatype: 'order', instrumentmic: 'TPIO', ordertype: 'Order book' },
          { datatype: 'order', instrumentmic: 'LNFI', ordertype: 'Request for quote' },
        ),
        fc.record({
          datatype: one('order', 'trade'),
          instrumentmic: one(undefined, 'LNFI', 'TPIO', 'TPIR', 'ICOR', 'TPIC'),
          ordertype: one(undefined, 'Trades', 'Order book', 'Request for quote', 'Auction', 'Voice'),
        }),
      ),
      limit: one(undefined, '1', '7', '1000'),
      q: mostly<string | undefined>(one(undefined), one('', secret, hiddenIsin, '0')),
      walk: fc.boolean(),
    });
    /** What has shown something that is old enough: who is refused everything sees no secret either. */
    const shown = new Set<string>();
    await fc.assert(
      fc.asyncProperty(question, async ({ call, walk, view, ...path }) => {
        const parameters = { ...path, ...view };
        const used = call.endsWith('/data')
          ? { ...parameters, q: undefined }
          : call.endsWith('instrumentlist')
            ? { ...parameters, instrument: undefined, instrumentmic: undefined, ordertype: undefined }
            : { ...parameters, limit: undefined, q: undefined };
        const needed: Record<string, readonly string[]> = {
          tvlist: ['datatype'],
          assetclasslist: ['datatype', 'tv'],
          subassetclasslist: ['datatype', 'tv', 'assetclass'],
          miclist: ['datatype', 'tv', 'assetclass', 'subassetclass', 'instrument'],
          ordertypelist: ['datatype', 'tv', 'assetclass', 'subassetclass', 'instrument', 'instrumentmic'],
        };
        const allowed = needed[call.split('/').at(-1) ?? ''];
        const query = Object.fromEntries(
          Object.entries(used).filter((entry): entry is [string, string] => {
            const [name, value] = entry;
            return value !== undefined && (!allowed || allowed.includes(name));
          }),
        );
        let answer = await delayed(call, query);
        expect([200, 400, 404]).toContain(answer.status);
        expect(isSecret(answer.text)).toBe(false);
        const isFilled = Object.values(answer.body).some((part) => Array.isArray(part) && part.length > 0);
        if (answer.status === 200 && isFilled) shown.add(call);
        for (let page = 0; walk && page < 5 && answer.status === 200 && answer.body.Next; page += 1) {
          answer = await delayed(call, { ...query, cursor: answer.body.Next });
          expect(answer.status).toBe(200);
          expect(isSecret(answer.text)).toBe(false);
          shown.add('a later page');
        }
      }),
      { numRuns: 400 },
    );
    expect([...shown].sort()).toEqual([
      '/api/feed/data',
      ...lists.map((name) => `/api/subscription/feed/${name}`).sort(),
      'a later page',
    ]);
  });

  it('while a session with the right sees them', async () => {
    const { body, text } = await live('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
    expect(body.IsDelayed).toBe(false);
    expect(isSecret(text)).toBe(true);
    expect(body.Data).toHaveLength(63);
    const { body: old } = await delayed('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
    expect(old.IsDelayed).toBe(true);
    expect(old.Data).toHaveLength(30);
    expect(old.NewestPublicationDate).toBe(ago(15));
    const instruments = '/api/subscription/feed/instrumentlist';
    const { instrument: _instrument, ...path } = bondAsked;
    expect((await live(instruments, { datatype: 'trade', ...path })).body.Total).toBe(2);
    expect((await delayed(instruments, { datatype: 'trade', ...path })).body.Total).toBe(1);
  });

  it('a delayed order book shows the last whole snapshot before the cut-off', async () => {
    const { body } = await delayed('/api/feed/data', {
      datatype: 'order',
      ...bondAsked,
      instrumentmic: 'TPIO',
    });
    expect(body.Data?.map((row) => row.bidPrice)).toEqual(['98.1', '98.0']);
    expect(body.NewestPublicationDate).toBe(ago(20));
  });

  it('a delayed session gets the same answer for a fresh instrument as for one that does not exist', async () => {
    const hidden = await delayed('/api/feed/data', { ...bondTradesAsked, instrument: hiddenIsin });
    const nothing = await delayed('/api/feed/data', { ...bondTradesAsked, instrument: 'NOTHING' });
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body.error, requestId: '' }).toEqual({ ...nothing.body.error, requestId: '' });
  });

  it('a cursor made with a real-time right shows a delayed session nothing fresh', async () => {
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    const { body } = await reader('/api/feed/data', { ...bondTradesAsked, limit: '3' });
    expect(isSecret(JSON.stringify(body.Data))).toBe(true);
    const { body: next, text } = await delayed('/api/feed/data', {
      ...bondTradesAsked,
      limit: '3',
      cursor: body.Next ?? 'none',
    });
    expect(isSecret(text)).toBe(false);
    expect(next.Data?.[0]?.transactionID).toBe('OLD0');
  });

  it('rows appear once they are 15 minutes old, by the business clock', async () => {
    try {
      kit.clock.set(new Date(testNow.getTime() + 15 * 60_000));
      const { body } = await delayed('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
      expect(body.Data).toHaveLength(63);
    } finally {
      kit.clock.set(testNow);
    }
  });

  it('a flag applies only to its kind of data and its venue', async () => {
    const reader = await kit.reader({
      TPIC: ['realtime_orders', 'delayed_trades'],
      ICOT: ['delayed_trades'],
    });
    expect((await reader('/api/feed/data', { ...bondTradesAsked })).body.IsDelayed).toBe(true);
    const quotes = { datatype: 'order', ...bondAsked, instrumentmic: 'LNFI', ordertype: 'Request for quote' };
    expect((await reader('/api/feed/data', quotes)).body.IsDelayed).toBe(false);
    expect((await reader('/api/subscription/feed/tvlist', { datatype: 'trade' })).body.tvlist).toEqual([
      { MIC: 'TPIC', Name: 'TP ICAP EU - MTF' },
    ]);
    const trader = await kit.reader({ TPIC: ['realtime_trades'] });
    expect((await trader('/api/feed/data', quotes)).status).toBe(404);
    expect((await trader('/api/subscription/feed/tvlist', { datatype: 'order' })).body.tvlist).toEqual([]);
  });

  it('every call answers 401 without a session and 403 with an ended subscription', async () => {
    const ended = await kit.reader({ TPIC: ['realtime_trades', 'realtime_orders'] }, '2026-10-31');
    for (const call of ['/api/feed/data', ...lists.map((name) => `/api/subscription/feed/${name}`)]) {
      expect((await kit.app.inject({ method: 'GET', url: call, query: bondTradesAsked })).statusCode).toBe(
        401,
      );
      const answer = await ended(call, bondTradesAsked);
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'forbidden']);
    }
  });

  it('in no-payment mode everybody is delayed everywhere', async () => {
    const free = await feedKit(database, true);
    try {
      for (const venues of [{}, { TPIC: ['realtime_trades'] }] as const) {
        const reader = await free.reader(venues);
        const { body, text } = await reader('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
        expect(body.IsDelayed).toBe(true);
        expect(isSecret(text)).toBe(false);
        expect(body.Data).toHaveLength(30);
      }
    } finally {
      await free.close();
    }
  });
});

describe('bad input: a cursor', () => {
  const scope = ['data', 'TPIC'];
  const seal = createCursorSeal('secret');

  it('gives its key back to the list it was made for', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (key) => {
        expect(seal.open(scope, seal.seal(scope, key))).toEqual(key);
      }),
    );
  });

  it('that was changed, or made for another list or with another secret, is refused at the cursor', () => {
    const cursor = seal.seal(scope, [ago(60), '812']);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const refused = (text: string, of = scope, by = seal) =>
      expect(() => by.open(of, text), text).toThrow(
        expect.objectContaining({ status: 400, fields: { cursor: expect.anything() } }),
      );
    for (let at = 0; at < cursor.length; at += 1) {
      const other = alphabet[(alphabet.indexOf(cursor[at] ?? '') + 1) % alphabet.length] ?? '';
      refused(cursor.slice(0, at) + other + cursor.slice(at + 1));
      refused(cursor.slice(0, at));
    }
    for (const text of [`${cursor}=`, ` ${cursor}`, `${cursor}A`, cursor.replace(/^./, '+'), 'AAAA', '{}'])
      refused(text);
    refused(cursor, ['data', 'ICPM']);
    refused(cursor, scope, createCursorSeal('another'));
  });

  it('of one list does not open another', async () => {
    const { body } = await live('/api/feed/data', { ...bondTradesAsked, limit: '3' });
    const cursor = body.Next ?? '';
    expect(cursor).not.toBe('');
    for (const other of [
      { ...bondTradesAsked, ordertype: 'Individual trades' },
      { ...bondTradesAsked, instrumentmic: 'TPIR' },
      { datatype: 'order', ...bondAsked, instrumentmic: 'TPIO' },
    ]) {
      const answer = await live('/api/feed/data', { ...other, cursor });
      expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, ['cursor']]);
    }
    const { instrument: _instrument, ...path } = bondAsked;
    expect(
      (await live('/api/subscription/feed/instrumentlist', { datatype: 'trade', ...path, cursor })).status,
    ).toBe(400);
  });
});
