import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ago, bondTrade, bondTradesAsked, ndjson, take, testNow } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';
import { type Following, type FollowOptions, follow, listening, tradesIn } from './live-kit.ts';

const { database, folder, kit } = await openFeedScene({ live: { tickMs: 10, heartbeatMs: 50 } });
const origin = await listening(kit);
const open: Following[] = [];
let file = 0;

const taken = async (...lines: Parameters<typeof ndjson>[0]): Promise<void> => {
  file += 1;
  await take(database.pool, folder.write(`${file}.ndjson`, ndjson(lines)));
};

/** Follows until the test ends. */
const following = async (session: string, options: FollowOptions = {}): Promise<Following> => {
  const stream = await follow(origin, session, options);
  open.push(stream);
  return stream;
};
const live = (): Promise<string> => kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
const delayed = (): Promise<string> => kit.session({ TPIC: ['delayed_trades', 'delayed_orders'] });
const setBack = (seconds: number): void => kit.clock.set(new Date(testNow.getTime() + seconds * 1000));

beforeAll(() => taken(bondTrade('OLD', 60)));

afterEach(() => {
  kit.clock.set(testNow);
  for (const stream of open.splice(0)) stream.leave();
});

describe('B 7: a filtered stream', () => {
  const dear = { ...bondTradesAsked, pricefrom: '100', sizefrom: '1000000' };

  it('sends the rows that pass, live and from a position, beside unfiltered streams', async () => {
    const session = await live();
    const [filtered, all] = [await following(session, { query: dear }), await following(session)];
    const { id = '' } = await filtered.nextOf('opened');
    await taken(bondTrade('CHEAP', 3), bondTrade('SMALL', 3, { price: '101', vol: '5', notionalAmt: '5' }));
    expect(tradesIn(await all.nextOf('rows')).toSorted()).toEqual(['CHEAP', 'SMALL']);
    await taken(bondTrade('DEAR', 3, { price: '100' }));
    expect(tradesIn(await all.nextOf('rows'))).toEqual(['DEAR']);
    expect(tradesIn(await filtered.nextOf('rows'))).toEqual(['DEAR']);
    filtered.leave();
    const again = await following(session, { query: dear, lastEventId: id });
    expect(tradesIn(await again.nextOf('rows'))).toEqual(['DEAR']);
  });

  it('reports that a row it sent was voided, even by a report that does not pass', async () => {
    await taken(bondTrade('STANDS', 30, { price: '100' }), bondTrade('LOW', 30));
    const uncancelled = { ...bondTradesAsked, cancelled: 'hide' };
    const [hidden, flagged] = [
      await following(await live(), { query: { ...uncancelled, pricefrom: '100' } }),
      await following(await live(), { query: { ...bondTradesAsked, flags: 'ILQD' } }),
    ];
    const { id = '' } = await hidden.nextOf('opened');
    await taken(
      bondTrade('LOW', 5, { tradeDate: ago(31), flags: 'CANC' }),
      bondTrade('STANDS', 5, { tradeDate: ago(31), price: '100', flags: 'CANC' }),
    );
    const told = (await hidden.nextOf('rows')).data;
    expect(told).toMatchObject({ rows: [], skipped: 0, newest: null });
    expect(told.changed).toMatchObject([{ transactionID: 'STANDS', voidedBy: { kind: 'Cancelled' } }]);
    hidden.leave();
    const again = await following(await live(), {
      query: { ...uncancelled, pricefrom: '100' },
      lastEventId: id,
    });
    expect((await again.nextOf('rows')).data.changed).toEqual(told.changed);
    await taken(bondTrade('FLAGGED', 3, { flags: 'ILQD' }));
    expect(tradesIn(await flagged.nextOf('rows'))).toEqual(['FLAGGED']);
  });

  it.each([
    ['is not a number', { pricefrom: 'cheap' }, 'pricefrom'],
    ['has its bounds reversed', { pricefrom: '2', priceto: '1' }, 'price'],
    ['spans a century', { from: '1926-01-01', to: '2026-01-01' }, null],
  ])('with a filter that %s is refused at its field, or followed', async (_how, filter, field) => {
    const stream = await following(await live(), { query: { ...bondTradesAsked, ...filter } });
    expect(stream.status).toBe(field === null ? 200 : 400);
    if (field !== null) expect(JSON.stringify(await stream.refusal())).toContain(field);
  });
});

describe('the countdown of a delayed view with a filter', () => {
  it('runs to the next row that its reader will see, not to one that the filter hides', async () => {
    const stream = await following(await delayed(), { query: { ...bondTradesAsked, pricefrom: '100' } });
    await stream.nextOf('opened');
    const before = { tradeDate: ago(70) };
    await taken(
      bondTrade('HIDDEN', 14.5, before),
      bondTrade('HIDDEN2', 14.25, before),
      bondTrade('SEEN', 14, { ...before, price: '101' }),
      bondTrade('FAR', 10, { ...before, price: '101' }),
    );
    expect(await stream.next()).toMatchObject({ event: 'next', data: { seconds: 60 } });
    setBack(60);
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['SEEN']);
    setBack(4 * 60 + 10);
    expect(await stream.next()).toMatchObject({ event: 'next', data: { seconds: 50 } });
  });

  it('runs to a cancelled trade in a view of cancelled trades only, even if the filter hides its cancellation', async () => {
    await taken(bondTrade('COUNTED', 40, { flags: 'ILQD' }));
    const query = { ...bondTradesAsked, cancelled: 'only', flags: 'ILQD' };
    const stream = await following(await delayed(), { query });
    await stream.nextOf('opened');
    await taken(
      bondTrade('STANDING', 14.75, { tradeDate: ago(70), flags: 'ILQD' }),
      bondTrade('COUNTED', 14.5, { tradeDate: ago(41), flags: 'CANC' }),
    );
    expect(await stream.next()).toMatchObject({ event: 'next', data: { seconds: 30 } });
    setBack(30);
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['COUNTED']);
  });
});

describe('a stream of cancelled trades only', () => {
  const only = { ...bondTradesAsked, cancelled: 'only' };
  const kindsIn = ({ data }: Awaited<ReturnType<Following['next']>> & object): readonly unknown[] =>
    (data.rows ?? []).map((row) => ('status' in row ? row.status : null));

  it('sends a trade once when it is cancelled, live and from a position, as its page shows it', async () => {
    await taken(bondTrade('FALLS', 30));
    const stream = await following(await live(), { query: only });
    const { id = '' } = await stream.nextOf('opened');
    await taken(bondTrade('FALLS', 5, { tradeDate: ago(31), flags: 'CANC' }), bondTrade('STANDSON', 4));
    const told = await stream.nextOf('rows');
    expect([tradesIn(told), kindsIn(told)]).toEqual([
      ['FALLS', 'FALLS'],
      ['Cancelled', 'New'],
    ]);
    expect(told.data).toMatchObject({ changed: [], skipped: 0, newest: ago(5) });
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    const page = await reader('/api/feed/data', only);
    expect(page.body.Data?.filter(({ transactionID }) => transactionID === 'FALLS')).toEqual(told.data.rows);
    const again = await following(await live(), { query: only, lastEventId: id });
    expect((await again.nextOf('rows')).data).toEqual(told.data);
  });

  it('sends a trade when it is amended, and the amendment when that is cancelled', async () => {
    await taken(bondTrade('TWICE', 30));
    const stream = await following(await live(), { query: only });
    await stream.nextOf('opened');
    await taken(bondTrade('TWICE', 20, { tradeDate: ago(31), flags: 'AMND', price: '99' }));
    expect(kindsIn(await stream.nextOf('rows'))).toEqual(['New']);
    await taken(bondTrade('TWICE', 10, { tradeDate: ago(31), flags: 'CANC' }));
    const told = await stream.nextOf('rows');
    expect(kindsIn(told)).toEqual(['Cancelled', 'Amended']);
    expect(told.data.changed).toMatchObject([{ transactionID: 'TWICE', status: 'New' }]);
  });

  it('sends no standing trade, even when its full details arrive', async () => {
    await taken(bondTrade('WHOLE', 30, { flags: 'LMTF' }), bondTrade('NOWVOID', 30));
    const stream = await following(await live(), { query: only });
    await stream.nextOf('opened');
    await taken(
      bondTrade('WHOLE', 6, { tradeDate: ago(31), flags: 'FULF' }),
      bondTrade('NOWVOID', 5, { tradeDate: ago(31), flags: 'CANC' }),
    );
    const { data } = await stream.nextOf('rows');
    expect(data.rows).toMatchObject([{ transactionID: 'NOWVOID' }, { transactionID: 'NOWVOID' }]);
    expect(data.changed).toEqual([]);
  });
});

describe('a stream without cancelled trades', () => {
  it('reports the row that is voided, and none that was voided before', async () => {
    await taken(
      bondTrade('FELL', 30),
      bondTrade('FELL', 20, { tradeDate: ago(31), flags: 'AMND', price: '99' }),
    );
    const stream = await following(await live(), { query: { ...bondTradesAsked, cancelled: 'hide' } });
    await stream.nextOf('opened');
    await taken(bondTrade('FELL', 10, { tradeDate: ago(31), flags: 'CANC' }));
    const { data } = await stream.nextOf('rows');
    expect(data).toMatchObject({ rows: [], changed: [{ transactionID: 'FELL', status: 'Amended' }] });
  });
});
