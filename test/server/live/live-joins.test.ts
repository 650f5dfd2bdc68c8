import { EventEmitter, once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { Database, type Result, type Statement } from '../../../src/platform/database/database.ts';
import { freshDatabase } from '../database.ts';
import { bondTrade, bondTradesAsked, feedKit, ndjson, take, testFolder } from '../feed/feed-kit.ts';
import { follow, listening, tradesIn } from './live-kit.ts';

/** A database whose looks for arrivals can be held up. */
class HeldDatabase extends Database {
  readonly #looks = new EventEmitter();
  #holds = false;

  /** Holds up all looks from now on; resolves when one waits. */
  async hold(): Promise<void> {
    this.#holds = true;
    await once(this.#looks, 'wait');
  }

  letGo(): void {
    this.#holds = false;
    this.#looks.emit('go');
  }

  override async query<Row extends object>(
    statement: string | Statement,
    values?: unknown[],
  ): Promise<Result<Row>> {
    if (this.#holds && typeof statement !== 'string' && statement.name === 'live-arrivals') {
      const go = once(this.#looks, 'go');
      this.#looks.emit('wait');
      await go;
    }
    return super.query<Row>(statement, values);
  }
}

const database = await freshDatabase();
const pool = new HeldDatabase(database.url, { application: 'held', size: 5, hasTextTimes: true });
const folder = testFolder();
const kit = await feedKit({ url: database.url, pool }, false, true, {
  live: { tickMs: 10, heartbeatMs: 20 },
});
afterAll(async () => {
  await kit.close();
  await pool.end();
  await database.drop();
  folder.remove();
});

it('sends a stream that opens during a look what arrives before the look has ended', async () => {
  const origin = await listening(kit);
  const session = await kit.session({ TPIC: ['realtime_trades'] });
  await take(database.pool, folder.write('old.ndjson', ndjson([bondTrade('OLD', 60)])));
  const first = await follow(origin, session);
  await pool.hold();
  const second = await follow(origin, session, { query: { ...bondTradesAsked, pricefrom: '1' } });
  await take(database.pool, folder.write('new.ndjson', ndjson([bondTrade('NEW', 3)])));
  pool.letGo();
  expect(tradesIn(await first.nextOf('rows'))).toEqual(['NEW']);
  expect(tradesIn(await second.nextOf('rows'))).toEqual(['NEW']);
  first.leave();
  second.leave();
});
