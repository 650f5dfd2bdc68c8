import type { WatchedInstrument } from '../../contract/generated/types.ts';
import { mostWatched, watchlistFullText } from '../../domain/watchlist/watchlist.ts';
import type { Clock } from '../clock.ts';
import { cutOffNow } from '../feed/cut-off.ts';
import type { FeedDeps } from '../feed/feed-operations.ts';
import { notFound } from '../feed/feed-source.ts';
import { timeSql } from '../feed/field-sql.ts';
import { readPlaces } from '../feed/instrument-page.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { readWatchedFigures } from './watched-figures.ts';

export type WatchlistDependencies = Pick<FeedDeps, 'pool' | 'reads' | 'clock' | 'noPaymentMode'> & {
  /** Says since when an instrument is watched. */
  readonly watchedAt: Clock;
};

type WatchedRow = WatchedInstrument & { readonly id: number };

const watchedSql = `SELECT i.id, i.code AS "InstrumentID", i.code_type AS "InstrumentIDType",
    i.description AS "InstrumentDescription", i.asset_class AS "AssetClass", i.sub_asset_class AS "SubAssetClass",
    i.currency AS "Currency", ${timeSql('w.watched_since')} AS "WatchedSince"
  FROM watched_instruments w JOIN instruments i ON i.id = w.instrument_id
  WHERE w.account_id = $1 ORDER BY w.watched_since, i.id`;

/** The calls about the instruments that one watches. An instrument stays on the list when its right has ended. */
export function watchlistOperations({ pool, reads, clock, noPaymentMode, watchedAt }: WatchlistDependencies) {
  const rightsOfCaller = (session: RequestSession) => rightsNow(pool, session, clock.now(), noPaymentMode);

  return {
    getWatchlist: async ({ session, query }) => {
      const { rows } = await pool.query<WatchedRow>(watchedSql, [session.accountId]);
      const ids = rows.map(({ id }) => id);
      const held = query.with === 'figures' ? await rightsOfCaller(session) : null;
      const figures = held && (await reads.read((from) => readWatchedFigures(from, ids, held, clock)));
      const Instruments = rows.map(({ id, ...instrument }) =>
        figures ? { ...instrument, Figures: figures.get(id) ?? null } : instrument,
      );
      return { status: 200, body: { AsOf: cutOffNow(true, clock).at, Instruments } };
    },

    watchInstrument: async ({ session, body: { instrument } }) => {
      const { accountId } = session;
      const found = await pool.query<{ readonly id: number }>('SELECT id FROM instruments WHERE code = $1', [
        instrument,
      ]);
      const id = found.rows[0]?.id;
      if (id === undefined) throw notFound();
      const { places } = await readPlaces(pool, [id], 'delayed', await rightsOfCaller(session), clock);
      if (places.length === 0) throw notFound();
      await pool.transaction(async (client) => {
        // Until it ends, nobody else adds to the list.
        if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
        const others = await client.query<{ readonly count: number }>(
          `SELECT count(*)::integer AS count FROM watched_instruments
           WHERE account_id = $1 AND instrument_id <> $2`,
          [accountId, id],
        );
        if ((others.rows[0]?.count ?? 0) >= mostWatched) throw new Refusal('conflict', watchlistFullText);
        await client.query(
          `INSERT INTO watched_instruments (account_id, instrument_id, watched_since) VALUES ($1, $2, $3)
           ON CONFLICT DO NOTHING`,
          [accountId, id, watchedAt.now()],
        );
      });
      return { status: 204 };
    },

    unwatchInstrument: async ({ session: { accountId }, body: { instrument } }) => {
      await pool.query(
        `DELETE FROM watched_instruments
         WHERE account_id = $1 AND instrument_id = (SELECT id FROM instruments WHERE code = $2)`,
        [accountId, instrument],
      );
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
