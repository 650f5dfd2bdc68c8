import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Chance } from '../../../src/sandbox/market/random.ts';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { CookieJar } from '../../server/accounts/identity-kit.ts';
import type { Caller } from './contract-requests.ts';

const logins: Partial<Record<Caller, string>> = {
  delayed: 'analyst@daylight.example',
  live: 'realtime@daylight.example',
  restricted: 'restricted@daylight.example',
  changing: 'expiring@daylight.example',
  key: 'analyst@daylight.example',
};

/** The headers that identify each caller, renewed once a request has ended the session or key. */
export type FuzzCallers = {
  readonly headersOf: (
    caller: Caller,
    hasToken: boolean,
    chance: Chance,
  ) => Promise<Readonly<Record<string, string>>>;
  /** To be called after a 401, since a request may have ended the session or key. */
  readonly renew: (caller: Caller) => void;
};

/** @param pool the service's database, where sessions are created without the provider */
export function fuzzCallers(pool: Database, origin: string): FuzzCallers {
  const known = new Map<string, Promise<Readonly<Record<string, string>>>>();

  async function browserOf(login: string | undefined): Promise<Readonly<Record<string, string>>> {
    const jar = new CookieJar();
    if (login !== undefined) {
      const identifier = randomBytes(32).toString('base64url');
      await pool.query(
        `INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at)
         SELECT $1, id, now(), now() FROM accounts WHERE email = $2`,
        [createHash('sha256').update(identifier).digest(), login],
      );
      jar.set('session', identifier);
    }
    await (await jar.fetch(`${origin}/api/userInfo`)).arrayBuffer();
    return { cookie: jar.header(), 'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? '') };
  }

  async function keyOf(login: string | undefined): Promise<Readonly<Record<string, string>>> {
    const { text, id, hash } = newKeyText('daylight');
    await pool.query(
      `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
       SELECT $1, id, 'fuzz', $2, now(), now() + interval '30 days' FROM accounts WHERE email = $3`,
      [id, hash, login],
    );
    return { authorization: `Bearer ${text}` };
  }

  async function publisherOf(): Promise<Readonly<Record<string, string>>> {
    const client = await pool.connect();
    try {
      const { text } = await makePublisherKey(
        client,
        { name: 'fuzz', venues: ['TPIC'], days: 30 },
        new Date(),
      );
      return { authorization: `Bearer ${text}` };
    } finally {
      client.release();
    }
  }

  const make = (caller: Caller): Promise<Readonly<Record<string, string>>> => {
    if (caller === 'key') return keyOf(logins.key);
    return caller === 'publisher' ? publisherOf() : browserOf(logins[caller]);
  };

  return {
    headersOf: async (caller, hasToken, chance) => {
      if (caller === 'garbage') {
        const noise = chance.pick([
          'session=x',
          'session=%ff; XSRF-TOKEN=é',
          `session=${'a'.repeat(3000)}`,
          '=;;=',
        ]);
        return chance.in100(50)
          ? { cookie: encodeURI(noise) }
          : {
              authorization: chance.pick([
                'Bearer',
                'Bearer x',
                'Basic eDp5',
                `Bearer daylight_${'0'.repeat(60)}`,
              ]),
            };
      }
      const held = known.get(caller) ?? make(caller);
      known.set(caller, held);
      const { 'x-xsrf-token': token, ...others } = await held;
      return { ...others, ...(hasToken && token !== undefined ? { 'x-xsrf-token': token } : {}) };
    },
    renew: (caller) => void known.delete(caller),
  };
}
