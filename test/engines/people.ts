import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../src/platform/database/database.ts';
import { makePublisherKey } from '../../src/server/publishers/publisher-keys.ts';
import { bondTrade, bondTradesAsked, ndjson } from '../server/feed/feed-kit.ts';
import { signIn } from '../server/sign-in.ts';
import type { Person } from './load.ts';
import { mustHold, until } from './until.ts';

/** People who use the service through a proxy, and a check that what it acknowledged is stored. */
export type People = {
  /** The calls of readers, and their cookies. */
  readonly asked: readonly string[];
  readonly cookies: () => string;
  /** They read pages, their account and the feed. */
  readonly readers: readonly Person[];
  /** They save views and publish files, and check at once that what was acknowledged is shown. */
  readonly writers: readonly Person[];
  /** Publishes a trade that is open to everybody. @returns its name */
  readonly publish: () => Promise<string>;
  /** The page of trades that shows it. */
  readonly page: () => Promise<string>;
  /** What was acknowledged but is not stored. */
  readonly lost: (client: Queryable) => Promise<readonly string[]>;
  /** The times of acknowledged writes, in milliseconds of the monotonic clock. */
  readonly acknowledgedAt: readonly number[];
};

const own = { instrumentIdType: 'OTHR', instrumentId: 'ENGINE1' };
const selection = { ...bondTradesAsked, instrument: own.instrumentId };
const pageOfTrades = `/api/feed/data?${new URLSearchParams(selection)}`;
const asked = [
  '/api/config',
  '/api/userInfo',
  '/api/tradingVenuesList',
  '/api/subscription/feed/tvlist?datatype=trade',
  '/api/subscription/feed/find?q=treasury',
  pageOfTrades,
];
/** Open to everybody. */
const minutesAgo = 20;

/** Signs in and makes a publisher's key once the sandbox has its demo accounts. @param client of the database */
export async function meetPeople(client: Transaction, origin: string): Promise<People> {
  const login = 'realtime@daylight.example';
  // Sign-in attempts are limited, so none is made before the account exists.
  await until(async () => {
    const { rowCount } = await client.query('SELECT FROM accounts WHERE email = $1', [login]);
    mustHold(rowCount === 1, 'there are demo accounts');
  });
  const jar = await until(() => signIn(origin, login), 500);
  const { text: key } = await makePublisherKey(
    client,
    { name: 'engines', venues: ['TPIC'], days: 1 },
    new Date(),
  );
  const published: string[] = [];
  const saved = new Map<string, number>();
  const acknowledgedAt: number[] = [];
  const get = async (address: string): Promise<string> => {
    const answer = await jar.fetch(`${origin}${address}`);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} ${answer.status} ${text}`);
    return text;
  };
  const post = async (address: string, body: string, headers: Record<string, string>): Promise<void> => {
    const init = { method: 'POST', headers, body };
    const answer = await (headers.authorization
      ? fetch(`${origin}${address}`, init)
      : jar.fetch(`${origin}${address}`, init));
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} ${answer.status} ${text}`);
    acknowledgedAt.push(performance.now());
  };
  const ask = (address: string) => async () => {
    await get(address);
    return null;
  };

  let rows = 0;
  const publish = async (): Promise<string> => {
    rows += 1;
    const name = `ENGINE${rows}`;
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString().replace('Z', '000Z');
    const body = ndjson([bondTrade(name, 0, { ...own, tradeDate: at, publicationDate: at })]);
    await post('/api/ingest', body, {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-ndjson',
    });
    published.push(name);
    return name;
  };
  const page = () => get(pageOfTrades);

  const saver = (label: string): Person => {
    const id = randomUUID();
    let number = 0;
    return [
      async () => {
        number += 1;
        await post('/api/views', JSON.stringify({ id, name: `${label} ${number}`, selection }), {
          'content-type': 'application/json',
          'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        });
        saved.set(id, number);
        return null;
      },
      async () => {
        const { views }: { readonly views: readonly { readonly id: string; readonly name: string }[] } =
          JSON.parse(await get('/api/views'));
        const shown = Number(/\d+$/.exec(views.find((view) => view.id === id)?.name ?? '0'));
        // An unacknowledged write may or may not have been stored.
        const least = saved.get(id) ?? 0;
        return shown >= least && shown <= number ? null : `${shown} is shown, and ${least} was stored`;
      },
    ];
  };
  await publish();
  return {
    asked,
    cookies: jar.header.bind(jar),
    readers: [0, 2, 4].map((first) => [...asked.slice(first), ...asked.slice(0, first)].map(ask)),
    writers: [
      saver('A view'),
      saver('Another'),
      [
        async () => {
          await publish();
          return null;
        },
      ],
    ],
    publish,
    page,
    lost: async (on) => {
      const { rows: trades } = await on.query<{ name: string }>(
        'SELECT transaction_id AS name FROM trades WHERE transaction_id = ANY($1)',
        [published],
      );
      const stored = new Set(trades.map(({ name }) => name));
      const { rows: views } = await on.query<{ id: string; number: number }>(
        "SELECT id, substring(name FROM '\\d+$')::integer AS number FROM saved_views WHERE id = ANY($1::uuid[])",
        [[...saved.keys()]],
      );
      const kept = new Map(views.map(({ id, number }) => [id, number]));
      return [
        ...published.filter((name) => !stored.has(name)),
        ...[...saved].filter(([id, number]) => (kept.get(id) ?? 0) < number).map(([id]) => id),
      ];
    },
    acknowledgedAt,
  };
}
