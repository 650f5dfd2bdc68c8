import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../src/platform/database/database.ts';
import type { BusinessClock } from '../../../src/server/clock.ts';
import { IngestRefusal } from '../../../src/server/ingest/fault-list.ts';
import { type IngestReport, ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import type { SharedServices } from '../../../src/server/program/shared-services.ts';
import type { LiveReads } from '../../../src/server/usage/live-reads.ts';
import { type TestApp, type TestAppOptions, testApp } from '../app-kit.ts';
import type { TestDatabase } from '../database.ts';

/** The moment at which the tests of the feed take place. */
export const testNow = new Date('2026-11-20T14:32:00.000Z');

/** Where the bond that `bondTrade` and `bondQuote` make is found. */
export const bondAsked = {
  tv: 'TPIC',
  assetclass: 'Bonds',
  subassetclass: 'Corporate bonds',
  instrument: 'FR0000120271',
};

/** The query for its trades. */
export const bondTradesAsked = {
  datatype: 'trade',
  ...bondAsked,
  instrumentmic: 'LNFI',
  ordertype: 'Trades',
};

export type TestFolder = {
  readonly path: string;
  readonly write: (name: string, content: string | Buffer) => string;
  readonly remove: () => void;
};

/** A folder for files of one test file. */
export function testFolder(): TestFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-files-'));
  return {
    path: folder,
    write: (name, content) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Value = string | number | boolean | null | readonly string[];
export type FileLine = Readonly<Record<string, Value>>;

/** Lines as an NDJSON file. */
export function ndjson(lines: readonly FileLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Lines as a CSV file, quoted where needed. */
export function csv(lines: readonly FileLine[]): string {
  const header = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const cell = (value: Value | undefined): string => {
    const text = Array.isArray(value)
      ? value.join(' ')
      : value === undefined || value === null
        ? ''
        : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [header, ...lines.map((line) => header.map((name) => cell(line[name])))]
    .map((row) => `${row.join(',')}\n`)
    .join('');
}

/** The time `minutes` before `testNow`, in the regulatory format. */
export function ago(minutes: number, micros = '000000'): string {
  return `${new Date(testNow.getTime() - minutes * 60_000).toISOString().slice(0, 19)}.${micros}Z`;
}

/** A trade of an EU bond on LNFI (venue TPIC), published as many minutes ago. */
export function bondTrade(id: string, minutes: number, more: FileLine = {}): FileLine {
  return {
    instrumentId: 'FR0000120271',
    assetClass: 'Bonds',
    subAssetClass: 'Corporate bonds',
    instrumentDescription: 'Aubrac Industries 3.125% 2031',
    instrumentCurrency: 'EUR',
    venueMIC: 'LNFI',
    tradeDate: ago(minutes + 1),
    publicationDate: ago(minutes),
    transactionID: id,
    price: '98.125',
    priceNot: 'PERC',
    vol: '1000000',
    notionalAmt: '1000000.00',
    notionalCcy: 'EUR',
    ...more,
  };
}

/** A quote of the same bond, published as many minutes ago. */
export function bondQuote(minutes: number, more: FileLine = {}): FileLine {
  return {
    instrumentId: 'FR0000120271',
    assetClass: 'Bonds',
    subAssetClass: 'Corporate bonds',
    instrumentDescription: 'Aubrac Industries 3.125% 2031',
    instrumentCurrency: 'EUR',
    venueMIC: 'LNFI',
    system: 'RFQ',
    date: ago(minutes),
    price: '98.10',
    aggrVol: '250000',
    ...more,
  };
}

/** Takes a file, by default at `testNow`. */
export function take(pool: Database, file: string, now = testNow): Promise<IngestReport> {
  return ingestFile({ pool, file, now });
}

/** The refusal of a file; throws if the file is taken. */
export async function refusalOf(pool: Database, file: string): Promise<IngestRefusal> {
  try {
    await take(pool, file);
  } catch (error) {
    if (error instanceof IngestRefusal) return error;
    throw error;
  }
  throw new Error('the file was taken');
}

type Flag = 'delayed_orders' | 'delayed_trades' | 'realtime_orders' | 'realtime_trades';

/** A feed behind the whole service, with readers in sessions of their own. */
export type FeedKit = {
  readonly app: FastifyInstance;
  readonly clock: BusinessClock;
  /** The cookie of a session of an account with these flags on these venues. */
  readonly session: (venues: Readonly<Record<string, readonly Flag[]>>, endsOn?: string) => Promise<string>;
  /** A reader with such a session. */
  readonly reader: (venues: Readonly<Record<string, readonly Flag[]>>, endsOn?: string) => Promise<Reader>;
  readonly liveReads: LiveReads;
  readonly shared: SharedServices;
  /** The lines of the log. */
  readonly log: TestApp['log'];
  readonly close: () => Promise<void>;
};

type ReportReference = {
  readonly id: string;
  readonly kind: string;
  readonly publicationDate: string;
};

/** A row of any view: these columns, where the view has them, and others. */
export type FeedRow = {
  readonly publicationDate?: string;
  readonly voidedBy?: ReportReference | null;
  readonly supersededBy?: ReportReference | null;
  readonly refersTo?: ReportReference | null;
  readonly chain?: readonly ReportReference[];
  readonly id?: string;
  readonly transactionID?: string;
  readonly status?: string;
  readonly price?: string;
  readonly bidPrice?: string;
};

/** A report as the call for one row answers it. */
type RowReport = {
  readonly id: string;
  readonly Step: string | null;
  readonly State: string | null;
  readonly By: string | null;
  readonly PublicationDate: string;
  readonly Fields: Readonly<Record<string, unknown>>;
  readonly Source: unknown;
};

/** What the answers of the feed's calls may hold (openapi.yaml); each test checks what is there. */
type FeedBody = {
  readonly ViewType?: string;
  readonly Data?: readonly FeedRow[];
  readonly Reports?: readonly RowReport[];
  readonly Next?: string;
  readonly Position?: string;
  readonly Total?: number;
  readonly IsDelayed?: boolean;
  readonly NewestPublicationDate?: string;
  readonly tvlist?: readonly unknown[];
  readonly instrumentlist?: readonly { readonly InstrumentID: string }[];
  readonly Instruments?: readonly {
    readonly InstrumentID: string;
    readonly LastPrice: unknown;
    readonly Places: readonly Readonly<Record<string, string>>[];
  }[];
  readonly More?: boolean;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
  };
};

type Answered = {
  readonly status: number;
  /** Empty when the answer has no body. */
  readonly body: FeedBody;
  readonly text: string;
};

export type Reader = (url: string, query?: Readonly<Record<string, string>>) => Promise<Answered>;

/** A stopped business clock, so that limits can be tested to the microsecond. */
function stoppedClock(): BusinessClock {
  let current = testNow;
  return {
    now: () => current,
    set: (now) => {
      current = now ?? testNow;
    },
    isSet: () => true,
  };
}

export async function feedKit(
  database: Pick<TestDatabase, 'url' | 'pool'>,
  noPaymentMode = false,
  checkAnswers = true,
  more: Pick<TestAppOptions, 'config' | 'live' | 'shared' | 'memoryMs'> = {},
): Promise<FeedKit> {
  const { pool } = database;
  const clock = stoppedClock();
  const { app, sessions, shared, log } = await testApp(
    database,
    {},
    { ...more, config: { noPaymentMode, ...more.config }, businessClock: clock, app: { checkAnswers } },
  );
  await app.ready();

  const session: FeedKit['session'] = async (venues, endsOn = '2027-11-30') => {
    const id = randomUUID();
    await pool.query(
      'INSERT INTO accounts (id, subject, email, created_at) VALUES ($1::uuid, $1::text, $2, $3)',
      [id, `${id}@example.com`, testNow],
    );
    await pool.query(
      `INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, '2026-01-01', $2)`,
      [id, endsOn],
    );
    for (const [venue, flags] of Object.entries(venues)) {
      const chosen = new Set<string>(flags);
      await pool.query(
        `INSERT INTO subscription_venues (account_id, venue_mic, delayed_orders, delayed_trades)
         VALUES ($1, $2, $3, $4)`,
        [
          id,
          venue,
          chosen.has('delayed_orders') || chosen.has('realtime_orders'),
          chosen.has('delayed_trades') || chosen.has('realtime_trades'),
        ],
      );
      await pool.query(
        `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on)
         SELECT $1, $2, kind, '2026-01-01' FROM unnest($3::text[]) AS kind`,
        [id, venue, ['orders', 'trades'].filter((kind) => chosen.has(`realtime_${kind}`))],
      );
    }
    return (await sessions.start(id)).identifier;
  };
  const reader: FeedKit['reader'] = async (venues, endsOn) => {
    const identifier = await session(venues, endsOn);
    return async (url, query = {}) => {
      const answer = await app.inject({
        method: 'GET',
        url,
        query: { ...query },
        cookies: { session: identifier },
      });
      return {
        status: answer.statusCode,
        body: answer.body === '' ? {} : answer.json<FeedBody>(),
        text: answer.body,
      };
    };
  };
  const { liveReads } = shared;
  return { app, clock, session, reader, liveReads, shared, log, close: () => app.close() };
}
