import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect } from 'vitest';
import { createSeal } from '../../../src/platform/seal.ts';
import { openBodies } from '../../../src/server/mail/outbox.ts';
import { createAlertJob } from '../../../src/server/view-alerts/alert-job.ts';
import { type Browser, browserOf, MovedClock, post, secret } from '../app-kit.ts';
import { bondTrade, bondTradesAsked, type FileLine, ndjson, take, testNow } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';

/** A trade at a price, published this many seconds after `testNow`. */
export const traded = (seconds: number, price: string | null, more: FileLine = {}): FileLine => {
  const at = new Date(testNow.getTime() + seconds * 1000).toISOString().replace('Z', '000Z');
  return bondTrade(randomUUID(), 0, { tradeDate: at, publicationDate: at, price, ...more });
};

export type Reader = { readonly id: string; readonly browser: Browser };

type Condition = { readonly kind: string; readonly side?: string; readonly value: string };

type Event = {
  readonly id: string;
  readonly alertId: string;
  readonly kind: string;
  readonly found: number;
  readonly rows: readonly { readonly price: string; readonly before: string | null; readonly size: string }[];
  readonly silence: { readonly since: string; readonly endedAt: string | null } | null;
  readonly isRead: boolean;
};

/** A feed with one trade of an hour ago, and the calls for alerts on it, for the tests of one file. */
export async function openAlertsScene() {
  const { database, folder, kit } = await openFeedScene();
  const { pool } = database;
  const wall = new MovedClock();
  const seal = createSeal(secret, 'server letters');
  const failing = (facts: object): void => {
    throw Object.assign(new Error('an alert failed'), facts);
  };
  const job = (warn: (facts: object, message: string) => void = failing): (() => Promise<number>) =>
    createAlertJob({
      ...kit.shared,
      pool,
      clock: kit.clock,
      securityClock: wall,
      noPaymentMode: false,
      alertsLink: () => 'https://d/dataSelect',
      offLink: kit.shared.alertOff.link,
      log: { warn },
    });
  const look = job();

  let file = 0;
  const taken = async (...lines: readonly FileLine[]): Promise<void> => {
    file += 1;
    await take(pool, folder.write(`${file}.ndjson`, ndjson(lines)), kit.clock.now());
  };
  const reader = async (flag: 'realtime_trades' | 'delayed_trades' = 'realtime_trades'): Promise<Reader> => {
    const session = await kit.session({ TPIC: [flag] });
    const { rows } = await pool.query<{ id: string }>(
      'SELECT account_id AS id FROM sessions WHERE id_hash = sha256($1::bytea)',
      [Buffer.from(session)],
    );
    return { id: rows[0]?.id ?? '', browser: await browserOf(kit.app, { session }) };
  };
  const call = ({ browser }: Reader, path: string, body: unknown) =>
    kit.app.inject(post(path, browser, body));
  const view = async (who: Reader, more: object = {}): Promise<string> => {
    const id = randomUUID();
    const answer = await call(who, '/api/views', {
      id,
      name: id,
      selection: { ...bondTradesAsked, ...more },
    });
    expect(answer.statusCode).toBe(200);
    return id;
  };
  const set = (
    who: Reader,
    viewId: string,
    condition: Condition,
    byMail = false,
    id: string = randomUUID(),
  ) => call(who, '/api/alerts', { id, viewId, condition: { side: 'price', ...condition }, byMail });
  const alertOn = async (
    who: Reader,
    condition: Condition,
    byMail = false,
    more: object = {},
  ): Promise<string> => {
    const answer = await set(who, await view(who, more), condition, byMail);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id;
  };
  const list = async ({ browser }: Reader) =>
    (await kit.app.inject({ url: '/api/alerts', cookies: browser.cookies })).json<{
      alerts: { id: string; state: string; byMail: boolean }[];
      events: Event[];
      unread: number;
    }>();
  const metOf = async (who: Reader): Promise<readonly string[]> =>
    (await list(who)).events.toReversed().flatMap(({ rows }) => rows.toReversed().map(({ price }) => price));
  const mails = async (who: Reader) => {
    const { rows } = await pool.query<{ subject: string; sealed_bodies: Buffer }>(
      `SELECT m.subject, m.sealed_bodies FROM mail_outbox m JOIN accounts a ON a.email = m.recipient
       WHERE a.id = $1 AND m.kind = 'view-alert' ORDER BY m.created_at`,
      [who.id],
    );
    return rows.map(({ subject, sealed_bodies }) => {
      const { text = '', offLink = '' } = openBodies(sealed_bodies, seal) ?? {};
      return { subject, text, offLink: offLink ?? '' };
    });
  };
  const at = (seconds: number): void => kit.clock.set(new Date(testNow.getTime() + seconds * 1000));

  beforeAll(async () => {
    await taken(traded(-3600, '98'));
  });
  afterEach(() => wall.reset());
  return {
    ...{ database, pool, kit, wall, at, job, look, taken },
    ...{ reader, call, view, set, alertOn, list, metOf, mails },
  };
}
