import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneArrivals } from '../../../src/server/ingest/arrivals.ts';
import { ago, bondTrade, bondTradesAsked, ndjson, take, testNow } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';
import { follow, listening, type StreamEvent, tradesIn } from './live-kit.ts';

const { database, folder, kit } = await openFeedScene({
  live: { tickMs: 10, heartbeatMs: 50 },
  config: { streamsPerAccount: 1 },
});
const origin = await listening(kit);
let file = 0;

const taken = async (...lines: Parameters<typeof ndjson>[0]): Promise<void> => {
  file += 1;
  await take(database.pool, folder.write(`${file}.ndjson`, ndjson(lines)));
};

/** All events of an answer that ends by itself. */
async function once(
  session: string,
  position?: string,
  asked: Readonly<Record<string, string>> = bondTradesAsked,
): Promise<readonly StreamEvent[]> {
  const query = { ...asked, once: 'true', ...(position === undefined ? {} : { position }) };
  const answer = await follow(origin, session, { query });
  expect(answer.status).toBe(200);
  const events: StreamEvent[] = [];
  for (let event = await answer.next(); event !== null; event = await answer.next()) events.push(event);
  return events;
}

beforeAll(() => taken(bondTrade('OLD', 60)));
beforeEach(() => kit.clock.set(testNow));

describe('decisions.md Live: a view without a stream of its own', () => {
  it('is told what is new since its position, and no more, however many streams its account has', async () => {
    const session = await kit.session({ TPIC: ['realtime_trades'] });
    const stream = await follow(origin, session);
    const [opened, ...none] = await once(session);
    expect([opened?.event, none]).toEqual(['opened', []]);
    await taken(bondTrade('FIRST', 0));
    const events = await once(session, opened?.id);
    expect(events.map(({ event }) => event)).toEqual(['opened', 'rows']);
    expect(events.flatMap(tradesIn)).toEqual(['FIRST']);
    await taken(bondTrade('SECOND', 0));
    expect((await once(session, events.at(-1)?.id)).flatMap(tradesIn)).toEqual(['SECOND']);
    stream.leave();
  });

  it('is told when the next delayed row becomes free, but not what it is', async () => {
    const session = await kit.session({ TPIC: ['delayed_trades'] });
    const [opened] = await once(session);
    await taken(bondTrade('SOON', 6, { tradeDate: ago(70) }));
    kit.clock.set(new Date(testNow.getTime() + 8 * 60_000 + 17_500));
    const events = await once(session, opened?.id);
    expect(events.map(({ event, data }) => [event, data])).toEqual([
      ['opened', { isDelayed: true }],
      ['next', { seconds: 43 }],
    ]);
    kit.clock.set(new Date(testNow.getTime() + 9 * 60_000));
    expect((await once(session, opened?.id)).flatMap(tradesIn)).toEqual(['SOON']);
  });

  it.each(['realtime_trades', 'delayed_trades'] as const)(
    'goes on from where it was opened, although nothing of its own was published since what is forgotten: %s',
    async (flag) => {
      const session = await kit.session({ TPIC: [flag] });
      const own = { instrumentIdType: 'OTHR', instrumentId: `QUIET-${flag}` };
      const asked = { ...bondTradesAsked, instrument: own.instrumentId };
      const forget = () => pruneArrivals(database.pool, new Date(Date.now() + 72 * 3_600_000));
      await taken(bondTrade(`QUIET-${flag}`, 60, own));
      await forget();
      await taken(bondTrade(`BUSY-${flag}`, 50));
      const reader = await kit.reader({ TPIC: [flag] });
      const [opened] = await once(session, (await reader('/api/feed/data', asked)).body.Position, asked);
      await forget();
      const events = await once(session, opened?.id, asked);
      expect(events.map(({ event }) => event)).toEqual(['opened']);
      await taken(bondTrade(`LATE-${flag}`, 30, own));
      expect((await once(session, events[0]?.id, asked)).flatMap(tradesIn)).toEqual([`LATE-${flag}`]);
    },
  );
});
