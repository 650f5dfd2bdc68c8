import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import { follow, tradesIn } from '../../server/live/live-kit.ts';
import { delayMs, latePaper, livePaper, oneOf, queryOf } from './publishers.ts';
import { isOver, persist, type Scene } from './scene.ts';

const streamPatienceMs = 20_000;

/** A session of a new account with live or delayed trades of the venue. */
async function sessionOf(pool: Database, isLive: boolean): Promise<string> {
  const id = randomUUID();
  const identifier = randomBytes(32).toString('base64url');
  await pool.query(
    `WITH account AS (
       INSERT INTO accounts (id, subject, email, created_at) VALUES ($1::uuid, $1::uuid::text, $1::uuid || '@example.com', now()) RETURNING id
     ), subscription AS (
       INSERT INTO subscriptions (account_id, starts_on, ends_on)
       SELECT id, current_date - 30, current_date + 300 FROM account RETURNING account_id AS id
     ), venue AS (
       INSERT INTO subscription_venues (account_id, venue_mic, delayed_orders, delayed_trades)
       SELECT id, 'TPIC', TRUE, TRUE FROM subscription RETURNING account_id AS id
     ), paid AS (
       INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on)
       SELECT id, 'TPIC', 'trades', current_date - 30 FROM venue WHERE $3 RETURNING account_id
     )
     INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at) SELECT $2, id, now(), now() FROM venue`,
    [id, createHash('sha256').update(identifier).digest(), isLive],
  );
  return identifier;
}

type Page = {
  readonly IsDelayed?: boolean;
  readonly Position?: string;
  readonly Data?: readonly { readonly transactionID: string; readonly publicationDate: string }[];
};

/** A page of trades; null if it was refused. */
async function pageOf(scene: Scene, session: string, query: Record<string, string>): Promise<Page | null> {
  const address = `${oneOf(scene.system.webs, scene)}/api/feed/data?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { headers: { cookie: `session=${session}` } });
  const text = await answer.text();
  return answer.status === 200 ? JSON.parse(text) : null;
}

/** Follows the rows live, and resumes the stream whenever it is lost. */
export async function readLive(
  scene: Scene,
  received: string[],
  isDone: () => boolean,
): Promise<{ readonly connections: number }> {
  const session = await persist(scene, 'a session', () => sessionOf(scene.pool, true));
  const query = queryOf(livePaper);
  const first = await persist(scene, 'the first page', async () => {
    const page = await pageOf(scene, session, query);
    return page?.Position === undefined ? null : page;
  });
  let lastEventId = first.Position ?? '';
  received.push(...(first.Data ?? []).map(({ transactionID }) => transactionID).toReversed());
  let connections = 0;
  while (!isDone()) {
    try {
      const stream = await follow(oneOf(scene.system.webs, scene), session, { query, lastEventId });
      if (stream.status !== 200) {
        stream.leave();
        if (stream.status < 429) scene.fault(`the stream answered ${stream.status}`);
        await pause(250);
        continue;
      }
      connections += 1;
      const patience = setTimeout(() => stream.leave(), streamPatienceMs);
      for (let event = await stream.next(); event !== null; event = await stream.next()) {
        if (event.id !== undefined) lastEventId = event.id;
        if (event.event !== 'rows') continue;
        if (event.data.skipped !== 0) scene.fault(`the stream reports ${event.data.skipped} skipped rows`);
        received.push(...tradesIn(event).toReversed());
        if (isDone()) break;
      }
      clearTimeout(patience);
      stream.leave();
    } catch {
      await pause(100);
    }
  }
  return { connections };
}

/** Keeps looking until nothing new is started; an instance that is down, or breaks off, is tried again. @returns how often it saw something */
async function keepLooking(scene: Scene, look: () => Promise<boolean>): Promise<number> {
  let seen = 0;
  while (!isOver(scene)) {
    if (await look().catch(() => false)) seen += 1;
    await pause(scene.chance.between(50, 300));
  }
  return seen;
}

/** Records a fault for each row that is shown before fifteen minutes have passed on the clock of any instance. */
function judgeTimes(scene: Scene, where: string, times: readonly string[], askedAt: number): void {
  const open = Date.now() - delayMs + scene.system.clocks.aheadSince(askedAt);
  for (const time of times) if (Date.parse(time) > open) scene.fault(`${where} shows a row of ${time} early`);
}

/** Reads with a delayed right. @returns the number of pages */
export async function readDelayed(scene: Scene): Promise<number> {
  const session = await persist(scene, 'a session', () => sessionOf(scene.pool, false));
  return keepLooking(scene, async () => {
    const askedAt = Date.now();
    const page = await pageOf(scene, session, queryOf(scene.chance.pick([livePaper, latePaper])));
    if (page === null) return false;
    if (page.IsDelayed !== true) scene.fault('a delayed reader is shown live rows');
    const times = (page.Data ?? []).map(({ publicationDate }) => publicationDate);
    judgeTimes(scene, 'a delayed page', times, askedAt);
    return true;
  });
}

/** A file as the index of open data lists it. */
export type OpenFile = {
  readonly path: string;
  readonly format: string;
  readonly to: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly opensAt: string;
};

/** The index of open data; null if there is none yet. */
export async function openIndex(origin: string): Promise<readonly OpenFile[] | null> {
  const answer = await fetch(`${origin}/open-data/index.json`);
  const text = await answer.text();
  if (answer.status !== 200) return null;
  const { files }: { readonly files: readonly OpenFile[] } = JSON.parse(text);
  return files;
}

/** Reads the newest open files like a visitor. @param mostAheadMs how far a clock may be ahead @returns the number of files */
export async function readOpenFiles(scene: Scene, mostAheadMs: number): Promise<number> {
  return keepLooking(scene, async () => {
    const origin = oneOf(scene.system.webs, scene);
    // An index that was written while a clock was ahead remains for as long as that.
    const askedAt = Date.now() - mostAheadMs;
    const files = (await openIndex(origin)) ?? [];
    const ahead = scene.system.clocks.aheadSince(askedAt);
    for (const { path, opensAt } of files)
      if (Date.parse(opensAt) > Date.now() + ahead) scene.fault(`${path} is listed early: ${opensAt}`);
    const [newest] = files.filter(({ format }) => format === 'ndjson');
    if (!newest) return false;
    const answer = await fetch(`${origin}${newest.path}`);
    const text = await answer.text();
    if (answer.status !== 200) return false;
    const lines = text.split('\n').filter((line) => line !== '');
    const times = lines.map((line) => {
      const { publicationDate }: { readonly publicationDate: string } = JSON.parse(line);
      return publicationDate;
    });
    judgeTimes(scene, newest.path, times, askedAt);
    return true;
  });
}
