import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Chance } from '../../src/sandbox/market/random.ts';
import { makePublisherKey } from '../../src/server/publishers/publisher-keys.ts';
import type { Buyer } from '../bench/payment-crash/crash-subject.ts';
import { emailOf, newBuyer } from '../bench/payment-crash/new-buyer.ts';
import { bondTrade, bondTradesAsked } from '../server/feed/feed-kit.ts';
import { follow, tradesIn } from '../server/live/live-kit.ts';
import type { ChaosSystem } from './chaos-system.ts';

/** What all users of a chaos run share. */
export type ChaosScene = {
  readonly system: ChaosSystem;
  readonly pool: pg.Pool;
  readonly chance: Chance;
  /** Whether nothing new is to be started. */
  readonly isOver: () => boolean;
  /** Records a fault. */
  readonly fault: (what: string) => void;
};

const own = { instrumentIdType: 'OTHR', instrumentId: 'CHAOS1' };
const query = { ...bondTradesAsked, instrument: own.instrumentId };
const patienceMs = 120_000;
const delayMs = 15 * 60_000;

const originOf = ({ system: { origins }, chance }: ChaosScene): string =>
  origins[chance.between(0, origins.length - 1)] ?? '';

/** Repeats an attempt until it has a result. @throws after two minutes without one */
async function persist<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + patienceMs;
  let last: unknown = 'no result';
  while (performance.now() < until) {
    try {
      const result = await attempt();
      if (result !== null) return result;
    } catch (error) {
      last = error;
    }
    await pause(250);
  }
  throw new Error(`${what}: ${String(last)}`, { cause: last });
}

/** A session of a new account with live or delayed trades of the venue. */
async function sessionOf(pool: pg.Pool, isLive: boolean): Promise<string> {
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

/** Publishes files, repeating each until it is accepted. @param acknowledged gets the rows, in the order accepted */
export async function publish(scene: ChaosScene, acknowledged: string[]): Promise<void> {
  const client = await scene.pool.connect();
  const { text } = await makePublisherKey(
    client,
    { name: 'chaos', venues: ['TPIC'], days: 30 },
    new Date(),
  ).finally(() => client.release());
  for (let row = 0; acknowledged.length === 0 || !scene.isOver(); ) {
    const names = Array.from({ length: scene.chance.between(1, 8) }, () => {
      row += 1;
      return `C${row}`;
    });
    // The first row is old enough for delayed readers, for whom the instrument would not exist otherwise.
    const at = new Date(Date.now() - (row === names.length ? 2 * delayMs : 0))
      .toISOString()
      .replace('Z', '000Z');
    const body = names
      .map(
        (name) => `${JSON.stringify({ ...bondTrade(name, 0, own), tradeDate: at, publicationDate: at })}\n`,
      )
      .join('');
    const key = randomUUID();
    await persist(`the file of ${names[0]}`, async () => {
      const answer = await fetch(`${originOf(scene)}/api/ingest`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${text}`,
          'content-type': 'application/x-ndjson',
          'idempotency-key': key,
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const reply = await answer.text();
      if (answer.status === 200) return true;
      throw new Error(`answered ${answer.status}: ${reply}`);
    });
    acknowledged.push(...names);
    await pause(scene.chance.between(50, 400));
  }
}

/** Follows the rows live, and resumes the stream whenever it is lost. */
export async function readLive(
  scene: ChaosScene,
  received: string[],
  isDone: () => boolean,
): Promise<{ readonly connections: number }> {
  const session = await sessionOf(scene.pool, true);
  let lastEventId = '';
  const first = await persist('the first page', async () => {
    const answer = await fetch(`${originOf(scene)}/api/feed/data?${new URLSearchParams(query)}`, {
      headers: { cookie: `session=${session}` },
    });
    const page: {
      readonly Position?: string;
      readonly Data?: readonly { readonly transactionID: string }[];
    } = JSON.parse(await answer.text());
    return page.Position === undefined ? null : page;
  });
  lastEventId = first.Position ?? '';
  received.push(...(first.Data ?? []).map(({ transactionID }) => transactionID).toReversed());
  let connections = 0;
  while (!isDone()) {
    try {
      const stream = await follow(originOf(scene), session, { query, lastEventId });
      if (stream.status !== 200) {
        stream.leave();
        if (stream.status < 429) scene.fault(`the stream answered ${stream.status}`);
        await pause(250);
        continue;
      }
      connections += 1;
      const patience = setTimeout(() => stream.leave(), 20_000);
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

/** Reads the same rows with a delayed right. None may appear before fifteen minutes have passed on the clock of the instance. */
export async function readDelayed(scene: ChaosScene): Promise<{ readonly pages: number }> {
  const session = await sessionOf(scene.pool, false);
  let pages = 0;
  while (!scene.isOver()) {
    const requestedAt = Date.now();
    try {
      const answer = await fetch(`${originOf(scene)}/api/feed/data?${new URLSearchParams(query)}`, {
        headers: { cookie: `session=${session}` },
      });
      const page: {
        readonly IsDelayed?: boolean;
        readonly Data?: readonly { readonly publicationDate: string }[];
      } = JSON.parse(await answer.text());
      if (answer.status === 200) {
        pages += 1;
        if (page.IsDelayed !== true) scene.fault('a delayed reader is shown live rows');
        for (const { publicationDate } of page.Data ?? [])
          if (
            Date.parse(publicationDate) >
            requestedAt - delayMs + 1000 + scene.system.aheadSince(requestedAt)
          )
            scene.fault(`a row of ${publicationDate} is shown early`);
      }
    } catch {
      // The instance is down.
    }
    await pause(scene.chance.between(50, 300));
  }
  return { pages };
}

/** Pays like a user who does not give up. */
async function pay({ system: { provider } }: ChaosScene, { visitor, order }: Buyer): Promise<void> {
  await persist(`the payment of ${order}`, async () => {
    const { body } = await visitor.call('POST', '/api/payment/check', { OrderID: order });
    if (body.OrderStatus === 'paid') return true;
    if (body.OrderStatus !== 'created') return null;
    const created = await visitor.call('POST', '/api/payment/create', { OrderID: order }, randomUUID());
    const token = String(created.body.OrderID ?? '');
    if (created.status !== 200 || token === '') return null;
    provider.books.approve(token, false);
    const approval = {
      Token: token,
      PaymentID: token,
      PayerID: provider.books.find(token)?.payerId ?? 'PAYER',
    };
    await visitor.call('POST', '/api/payment/execute', approval, randomUUID());
    return null;
  });
}

/** New users register one after the other and buy live data. @param next gives each a number */
export async function buy(scene: ChaosScene, next: () => number, buyers: Buyer[]): Promise<void> {
  while (!scene.isOver()) {
    const number = next();
    let buyer: Buyer;
    try {
      buyer = await newBuyer({ pool: scene.pool, mails: scene.system.mails }, () => originOf(scene), number);
    } catch {
      // A registration that was interrupted is replaced by a new one, since nothing has been paid yet.
      continue;
    }
    buyers.push(buyer);
    await pay(scene, buyer);
    const { status, body } = await persist('who is signed in', async () => {
      const answer = await buyer.visitor.call('GET', '/api/userInfo');
      return answer.status === 200 || answer.status === 401 ? answer : null;
    });
    if (status === 200 && body.email !== emailOf(number))
      scene.fault(`${emailOf(number)} is signed in as somebody else`);
  }
}
