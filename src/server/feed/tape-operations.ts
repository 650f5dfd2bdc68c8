import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import type { LatestQuotes, TapeFigures, TapePage } from '../../contract/generated/types.ts';
import type { QueryOf } from '../../contract/operation-types.ts';
import { exportedTapeColumns, exportTypes, tapeExportName } from '../../domain/feed/exported-rows.ts';
import { tapeScopeOf } from '../../domain/feed/tape-choice.ts';
import type { Timing } from '../../domain/feed/timing.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DataKind, Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import type { Operations } from '../http/operation.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { readOf } from '../usage/live-reads.ts';
import { createKeptAnswers } from '../venues/kept-answers.ts';
import { createCursorSeal } from './cursor.ts';
import { type CutOff, cutOffNow } from './cut-off.ts';
import { fileOf } from './export-file.ts';
import { defaultLimit, type FeedDeps } from './feed-operations.ts';
import { filterScope, readFilter } from './filter-sql.ts';
import { readLatestQuotes } from './latest-quotes.ts';
import { exportedTape, readTape } from './tape.ts';
import { readTapeFigures } from './tape-figures.ts';
import { tapeSubClassesSql, tapeVenuesSql } from './tape-sql.ts';
import { timingOf } from './timing.ts';

type Venue = {
  readonly mic: string;
  readonly name: string;
  readonly segments: readonly string[];
  readonly first: string;
};

/** Figures and quotes change with every row; a reader who follows asks for them every few seconds. */
const figuresKeptMs = 10_000;
const mostFigures = 500;

// Without the time of the answer, with which every answer would be another. Weak, because the page is the same whether
// compressed or not.
const tagOf = (page: Omit<TapePage, 'AsOf'>): string =>
  `W/"${createHash('sha256').update(JSON.stringify(page)).digest('base64url')}"`;

/** What a reader sees at a timing: up to when, of which venues, and of which of these is asked. */
type Seen = { readonly cutOff: CutOff; readonly venues: readonly Venue[]; readonly asked: readonly Venue[] };

async function seenOf(
  from: Queryable,
  rights: Rights,
  kind: DataKind,
  timing: Timing,
  tv: string | undefined,
  clock: BusinessClock,
): Promise<Seen> {
  const { rows: all } = await from.query<Venue>({
    name: 'tape-venues',
    text: tapeVenuesSql,
    values: [kind],
  });
  const mics = all.map(({ mic }) => mic);
  const timed = timingOf(rights, timing, kind, mics, clock);
  const venues = all.filter(({ mic, first }) => timed.venues.includes(mic) && first <= timed.cutOff.at);
  const asked = venues.filter(({ mic }) => tv === undefined || mic === tv);
  return { cutOff: timed.cutOff, venues, asked };
}

/** What a call narrows the tape to. */
const narrowedOf = (query: QueryOf<'exportTape'> | QueryOf<'getTape'>) => ({
  assetClass: query.assetclass ?? null,
  subAssetClass: query.subassetclass ?? null,
  currencies: query.currency?.split(',') ?? null,
  filter: readFilter(query, 'trade') ?? {},
});

async function subClassesOf(
  from: Queryable,
  { asked, cutOff }: Seen,
  assetClass: string,
): Promise<readonly string[]> {
  const { rows } = await from.query<{ name: string }>({
    name: 'tape-sub-classes',
    text: tapeSubClassesSql,
    values: [asked.map(({ mic }) => mic), assetClass, cutOff.at],
  });
  return rows.map(({ name }) => name);
}

/** The trades of all venues in one list. */
export function tapeOperations({ pool, reads, clock, noPaymentMode, secret, liveReads }: FeedDeps) {
  const seal = createCursorSeal(secret);
  const keptQuotes = createKeptAnswers<LatestQuotes>(clock, figuresKeptMs, mostFigures);
  const kept = createKeptAnswers<TapeFigures>(clock, figuresKeptMs, mostFigures);

  const rightsOf = (session: RequestSession): Promise<Rights> =>
    rightsNow(pool, session, clock.now(), noPaymentMode);

  // A list is one read of each venue that it is of, whether or not it has rows of it.
  const count = (
    session: RequestSession,
    { asked, cutOff }: Seen,
    datatype: DataKind = 'trade',
  ): Promise<void> =>
    liveReads.count(asked.map(({ mic }) => readOf({ session, query: { datatype, tv: mic } }, cutOff)));

  const boundsOf = ({ asked, cutOff }: Seen) => ({
    segments: asked.flatMap(({ segments }) => segments),
    cutOff,
    publicUntil: cutOffNow(true, clock).at,
  });

  return {
    getTape: async ({ query, headers, session, countRows }) => {
      const { timing = 'delayed', cursor, limit = defaultLimit } = query;
      const narrowed = narrowedOf(query);
      const { tv, assetclass, subassetclass, currency } = query;
      const scope = [
        'tape',
        timing,
        ...[tv, assetclass, subassetclass, currency].map((part) => part ?? ''),
        ...filterScope(narrowed.filter),
      ];
      const [at, id] = cursor === undefined ? [] : seal.open(scope, cursor);
      const rights = await rightsOf(session);
      const { seen, subClasses, page } = await reads.read(async (from) => {
        const seen = await seenOf(from, rights, 'trade', timing, tv, clock);
        const subClasses = assetclass === undefined ? [] : await subClassesOf(from, seen, assetclass);
        const page = await readTape(from, {
          ...narrowed,
          ...boundsOf(seen),
          limit,
          after: at === undefined || id === undefined ? null : [at, id],
        });
        return { seen, subClasses, page };
      });
      const { data, next, ...searched } = page;
      await count(session, seen);
      const AsOf = seen.cutOff.at;
      const body: Omit<TapePage, 'AsOf'> = {
        Timing: timing,
        Venues: seen.venues.map(({ mic, name }) => ({
          MIC: mic,
          Name: name,
          IsLive: rights.levelOf(mic, 'trade') === 'realtime',
        })),
        SubAssetClasses: [...subClasses],
        Data: [...data],
        ...(next ? { Next: seal.seal(scope, next) } : {}),
        ...searched,
      };
      const told = { etag: tagOf(body), 'x-as-of': AsOf };
      if (fresh({ 'if-none-match': headers['If-None-Match'] }, told)) return { status: 304, headers: told };
      countRows(data.length);
      return { status: 200, headers: told, body: { ...body, AsOf } };
    },
    exportTape: async ({ query, session, countRows, inTurn }) => {
      const { timing = 'delayed', tv, format = 'csv' } = query;
      const narrowed = narrowedOf(query);
      const seen = await seenOf(pool, await rightsOf(session), 'trade', timing, tv, clock);
      await count(session, seen);
      const rows = exportedTape(pool, { ...narrowed, ...boundsOf(seen) }, inTurn);
      const name = tapeExportName({ timing, scope: tapeScopeOf(query), filter: narrowed.filter }, format);
      return {
        status: 200,
        stream: fileOf(rows, exportedTapeColumns(), format, countRows),
        headers: {
          'content-type': exportTypes[format],
          'content-disposition': contentDisposition(name),
          'x-is-delayed': String(seen.cutOff.isDelayed),
        },
      };
    },
    getTapeFigures: async ({ query: { timing = 'delayed', tv, assetclass, subassetclass }, session }) => {
      const rights = await rightsOf(session);
      const { seen, figures } = await reads.read(async (from) => {
        const seen = await seenOf(from, rights, 'trade', timing, tv, clock);
        const of = {
          segments: seen.asked.flatMap(({ segments }) => segments),
          assetClass: assetclass ?? null,
          subAssetClass: subassetclass ?? null,
        };
        // Named by all that they depend on but the time, so that they are nobody's who may not see as much.
        const figures = await kept(JSON.stringify([timing, of]), () =>
          readTapeFigures(from, of, timing, seen.cutOff),
        );
        return { seen, figures };
      });
      await count(session, seen);
      return { status: 200, body: figures };
    },
    getLatestQuotes: async ({
      query: { timing = 'delayed', tv, assetclass, subassetclass },
      session,
      countRows,
    }) => {
      const rights = await rightsOf(session);
      const { seen, quotes } = await reads.read(async (from) => {
        const seen = await seenOf(from, rights, 'order', timing, tv, clock);
        const of = {
          ...boundsOf(seen),
          assetClass: assetclass ?? null,
          subAssetClass: subassetclass ?? null,
        };
        const { cutOff: _cutOff, publicUntil: _publicUntil, ...named } = of;
        const quotes = await keptQuotes(JSON.stringify([timing, named]), () =>
          readLatestQuotes(from, of, timing),
        );
        return { seen, quotes };
      });
      await count(session, seen, 'order');
      countRows(quotes.Quotes.length);
      return { status: 200, body: quotes };
    },
  } satisfies Partial<Operations>;
}
