import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf } from '../../domain/subscription/calendar.ts';
import { firstTerm } from '../../domain/subscription/terms.ts';
import type { Database } from '../../platform/database/database.ts';
import { captchaStandIn } from '../../sandbox/captcha/captcha-stand-in.ts';
import { type ClockMark, clockPages } from '../../sandbox/clock-pages.ts';
import { factorPage } from '../../sandbox/factor-page.ts';
import { indexPage } from '../../sandbox/index-page.ts';
import { mailPages } from '../../sandbox/mail/mail-pages.ts';
import { startMailStandIn } from '../../sandbox/mail/smtp-stand-in.ts';
import { marketCalendars } from '../../sandbox/market/market-calendars.ts';
import { seedMarketWhenEmpty } from '../../sandbox/market/seed-market.ts';
import { startTradingFeed } from '../../sandbox/market/trading-feed.ts';
import { paymentStandIn } from '../../sandbox/payment/payment-stand-in.ts';
import { publishMissingReports } from '../../sandbox/reports/publish-reports.ts';
import {
  type DemoProvider,
  demoAccounts,
  demoFactorSecret,
  demoOperator,
  demoPassword,
  seedDemoAccounts,
} from '../accounts/demo-accounts.ts';
import { demoAccountsThere, removeDemoCommand } from '../accounts/demo-removal.ts';
import { readCalendars, storeCalendars } from '../condition/calendar-store.ts';
import { ConfigFault } from '../config/config-fault.ts';
import type { FeedDaysRow, VenuesRow } from '../database/generated/rows.ts';
import { feedIsEmpty } from '../feed/catalogue.ts';
import { ingestFile } from '../ingest/ingest-file.ts';
import { dropMonthsBefore } from '../ingest/retention.ts';
import { webhookPath } from '../payments/webhooks.ts';
import type { ActDeps } from '../publishing/publish-files.ts';
import { publishReport } from '../publishing/publish-report.ts';
import { publishVenues } from '../publishing/publish-venues.ts';
import { reportsPublished, segmentFacts } from '../publishing/publishing-facts.ts';
import { publishShippedDocuments } from '../publishing/shipped-documents.ts';
import type { Identity } from './identity.ts';
import type { SharedServices } from './shared-services.ts';
import type { StandIns } from './stand-ins.ts';
import type { Undo } from './undo.ts';

type DemoIdentity = Pick<Identity, 'presetFactor'> & { readonly provider: DemoProvider };

/** The sandbox of a running program. */
export type Sandbox = {
  /** Mounts its pages and the stand-ins. */
  readonly mount: (app: FastifyInstance) => void;
  /** Starts a mail server that delivers to nobody, with its pages. @returns its address */
  readonly openMail: (app: FastifyInstance) => Promise<URL>;
  /** Resolves when the demo accounts exist and the market is filled. */
  readonly fill: (identity: DemoIdentity) => Promise<void>;
  /** Starts trading on the market. @returns stops it */
  readonly trade: (log: (message: string) => void) => () => Promise<void>;
  /**
   * Publishes the documents that come with the program, and the missing reports; the next start continues after an
   * interruption. @throws AbortError if interrupted
   */
  readonly publish: (signal: AbortSignal) => Promise<void>;
};

/** @throws ConfigFault while demo accounts exist, since their password is public */
export async function refuseDemoAccounts(pool: Database): Promise<void> {
  const there = await demoAccountsThere(pool);
  if (there.length === 0) return;
  throw new ConfigFault([
    `SANDBOX is off, but the database contains demo accounts, whose password is public (${there.join(', ')}): remove them with "${removeDemoCommand}"`,
  ]);
}

const actor = { osUser: 'sandbox', by: null };

/** The sandbox's venues, as an operator publishes them: exact rows of ISO 10383 of January 2026. */
export const sandboxVenues = path.resolve(import.meta.dirname, '../../sandbox/market/venues.csv');

/** Publishes the sandbox's venues where there are none. */
export async function openVenues({ pool, now }: Pick<ActDeps, 'pool' | 'now'>): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM venues LIMIT 1');
  if (rowCount === 0) await publishVenues({ pool, now, actor }, await readFile(sandboxVenues, 'utf8'));
}

/** Gives the venues calendars if none are loaded. */
async function fillCalendars({ pool, businessClock }: SharedServices): Promise<void> {
  if ((await readCalendars(pool)).size > 0) return;
  const { rows } = await pool.query<Pick<VenuesRow, 'mic' | 'country'>>('SELECT mic, country FROM venues');
  await storeCalendars(pool, marketCalendars(rows), businessClock.now());
}

/** The last minute, by its beginning, in which rows were published before a moment; null if there is none. */
async function publishedUntil(pool: Database, moment: Date): Promise<Date | null> {
  const { rows } = await pool.query<Pick<FeedDaysRow, 'day'> & { readonly minute: number }>(
    `SELECT day, max(upper(minutes)) - 1 AS minute FROM feed_days WHERE day <= $1 AND NOT isempty(minutes)
     GROUP BY day ORDER BY day DESC LIMIT 1`,
    [dayOf(moment)],
  );
  return rows[0] ? new Date(Date.parse(`${rows[0].day}T00:00:00Z`) + rows[0].minute * 60_000) : null;
}

/** The days that end what the demo accounts have, of accounts that are made today. */
function demoDays(): readonly ClockMark[] {
  const today = dayOf(new Date());
  const { endsOn } = firstTerm(today);
  const morningOf = (day: string): Date => new Date(`${day}T09:00:00Z`);
  return [
    { at: morningOf(addDays(today, 10)), words: 'Last day of the expiring account' },
    { at: morningOf(endsOn), words: 'Last day of the other subscriptions' },
    { at: morningOf(addDays(endsOn, 1)), words: 'The day after, restricted' },
  ];
}

/** Opens the sandbox; if one process does everything, it starts filling an empty market at once. */
export function openSandbox(shared: SharedServices, standIns: StandIns, undo: Undo): Sandbox {
  const { pool, files, businessClock, config, addresses } = shared;
  const market = {
    ingest: async (file: string) => {
      await ingestFile({ pool, file, now: businessClock.now() });
    },
    now: businessClock.now,
    folder: path.join(config.dataDir, 'market'),
    forgetBefore: (month: string) => dropMonthsBefore(pool, { order: month, trade: month }),
    log: () => {},
    publishedUntil: (moment: Date) => publishedUntil(pool, moment),
  };
  const fillMarket = () =>
    Promise.all([seedMarketWhenEmpty(market, (type) => feedIsEmpty(pool, type)), fillCalendars(shared)]);
  const filled = config.role === 'all' ? fillMarket() : null;
  // A failure is handled where this is awaited, and must not end the process before that.
  filled?.catch(() => {});
  let mailAt: URL | null = null;
  return {
    mount: (app) => {
      // The clock is set only in this process.
      if (config.role === 'all') clockPages(app, { clock: businessClock, marks: demoDays });
      if (standIns.captcha) captchaStandIn(app);
      if (config.provider === null) factorPage(app, { login: demoOperator, secret: demoFactorSecret });
      indexPage(app, () => ({
        now: businessClock.now(),
        isClockSet: businessClock.isSet(),
        mail: config.mail.smtpUrl === null,
        clock: config.role === 'all',
        payment: standIns.payment,
        captcha: standIns.captcha,
        factor: config.provider === null,
        accounts: demoAccounts,
        password: demoPassword,
        listening: [
          { address: addresses.publicUrl.origin, about: 'Portal, API, identity provider and these pages' },
          ...(mailAt === null
            ? []
            : [{ address: mailAt.href, about: 'Mail server that delivers to nobody' }]),
        ],
      }));
      if (standIns.payment) {
        paymentStandIn(app, {
          webhookUrl: () => `${addresses.ownOrigin}${webhookPath}`,
          keepIn: path.join(config.dataDir, 'sandbox-payments.json'),
        });
      }
    },
    openMail: async (app) => {
      const standIn = await startMailStandIn();
      undo.push(standIn.stop);
      mailAt = standIn.smtpUrl;
      mailPages(app, { standIn });
      return standIn.smtpUrl;
    },
    fill: async ({ provider, presetFactor }) => {
      await Promise.all([
        seedDemoAccounts(pool, provider, businessClock, presetFactor),
        filled ?? fillMarket(),
      ]);
    },
    trade: (log) => startTradingFeed({ ...market, log }),
    publish: async (signal) => {
      const publishing = { pool, files, now: businessClock.now, actor };
      await publishShippedDocuments(publishing);
      await publishMissingReports({
        published: () => reportsPublished(pool),
        segments: () => segmentFacts(pool),
        publish: (report) => publishReport(publishing, report),
        now: businessClock.now,
        signal,
      });
    },
  };
}
