import { expect, it } from 'vitest';
import { chanceOf } from '../../../src/sandbox/market/random.ts';
import { bondTrade, bondTradesAsked, ndjson, take, testNow } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';
import { follow, listening, tradesIn } from './live-kit.ts';

const { database, folder, kit } = await openFeedScene({ live: { tickMs: 10, heartbeatMs: 100 } });
const origin = await listening(kit);
const minute = 60_000;

/** The publication time of a trade, this many milliseconds from the business clock. */
const published = (awayMs: number): string =>
  new Date(kit.clock.now().getTime() + awayMs).toISOString().replace('Z', '417Z');

it.each(['realtime_trades', 'delayed_trades'] as const)(
  '%s: stream and replay together send each row taken exactly once, whenever the connection is lost',
  async (flag) => {
    kit.clock.set(testNow);
    const chance = chanceOf(`files for a reader with ${flag}`);
    const losses = chanceOf(`losses of a reader with ${flag}`);
    const session = await kit.session({ TPIC: [flag] });
    const isDelayed = flag === 'delayed_trades';
    const own = { instrumentIdType: 'OTHR', instrumentId: isDelayed ? 'DELAYED1' : 'LIVE1' };
    const query = { ...bondTradesAsked, instrument: own.instrumentId };
    const name = (at: number): string => `${isDelayed ? 'D' : 'L'}${at}`;
    const first = name(0);
    await take(database.pool, folder.write(`${first}.ndjson`, ndjson([bondTrade(first, 40, own)])));
    const reader = await kit.reader({ TPIC: [flag] });
    const { body } = await reader('/api/feed/data', query);
    expect(body.Data?.map(({ transactionID }) => transactionID)).toContain(first);

    const files = Array.from({ length: 30 }, () => chance.between(1, 12));
    const wanted = files.reduce((sum, rows) => sum + rows, 0);
    const came: string[] = [];
    let lastEventId = body.Position ?? '';
    let times = 0;
    const reading = (async () => {
      while (came.length < wanted) {
        const stream = await follow(origin, session, { query, lastEventId });
        expect(stream.status).toBe(200);
        times += 1;
        for (let left = losses.between(1, 3); left > 0 && came.length < wanted; left -= 1) {
          const event = await stream.next();
          if (event?.id !== undefined) lastEventId = event.id;
          if (event?.event !== 'rows') continue;
          expect(event.data.skipped).toBe(0);
          const free = new Date(kit.clock.now().getTime() - (isDelayed ? 15 * minute : 0)).toISOString();
          for (const row of event.data.rows ?? []) {
            if ('publicationDate' in row) expect(String(row.publicationDate) <= free).toBe(true);
          }
          came.push(...tradesIn(event));
        }
        stream.leave();
      }
    })();

    let row = 0;
    for (const [at, rows] of files.entries()) {
      const lines = Array.from({ length: rows }, () => {
        row += 1;
        // Some are published ahead of the clock, some were held back for most of an hour.
        const publicationDate = published(chance.between(-40 * minute, 2 * minute));
        return bondTrade(name(row), 60, { ...own, publicationDate, tradeDate: published(-60 * minute) });
      });
      const file = folder.write(`${name(at)}-file.ndjson`, ndjson(lines));
      await take(database.pool, file, kit.clock.now());
      kit.clock.set(new Date(kit.clock.now().getTime() + chance.between(0, 90_000)));
    }
    kit.clock.set(new Date(kit.clock.now().getTime() + 20 * minute));
    await reading;
    expect(came.toSorted()).toEqual(Array.from({ length: row }, (_none, at) => name(at + 1)).toSorted());
    // How many connections it takes depends on how many files share an event, and so on speed.
    expect(times).toBeGreaterThan(5);

    const stream = await follow(origin, session, { query, lastEventId });
    await stream.nextOf('opened');
    const last = bondTrade(name(row + 1), 0, {
      ...own,
      publicationDate: published(-16 * minute),
      tradeDate: published(-60 * minute),
    });
    await take(database.pool, folder.write('last.ndjson', ndjson([last])), kit.clock.now());
    expect(tradesIn(await stream.nextOf('rows'))).toEqual([name(row + 1)]);
    stream.leave();
  },
);
