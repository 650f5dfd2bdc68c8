import { performance } from 'node:perf_hooks';
import type { Database } from '../../../src/platform/database/database.ts';
import {
  type AccountsPortal,
  join,
  registration,
  startAccountsPortal,
} from '../../server/accounts/accounts-kit.ts';
import { Visitor } from '../../server/accounts/auth-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

/**
 * Measures over HTTP whether response times reveal which addresses are known, in registration, restore and sign-in:
 * `npm run lab -- known-and-unknown [pairs]`, 500 pairs by default. The worker and the mailer run as well.
 */
const pairs = Number(process.argv[2] ?? 500);
const known = (n: number): string => `known${String(n).padStart(4, '0')}@example.com`;
const unknown = (n: number): string => `other${String(n).padStart(4, '0')}@example.com`;

/** Adds an account for each pair, as a copy of one that was registered. */
async function copyAccounts(pool: Database): Promise<void> {
  await pool.query(
    `INSERT INTO identity.account (login, profile, password_hash, password_changed_at, recovery_question,
       recovery_answer_hash, created_at, updated_at)
     SELECT 'known' || lpad(n::text, 4, '0') || '@example.com', profile, password_hash, password_changed_at,
       recovery_question, recovery_answer_hash, created_at, updated_at
     FROM identity.account, generate_series(0, $1::int - 1) n WHERE login = 'template@example.com'`,
    [pairs],
  );
  await pool.query(
    `INSERT INTO accounts (id, subject, email, created_at)
     SELECT gen_random_uuid(), id::text, login, created_at FROM identity.account WHERE login LIKE 'known%'`,
  );
  await pool.query('ANALYZE');
}

type Call = (visitor: Visitor, email: string) => Promise<number>;

const calls: Readonly<Record<string, { readonly call: Call; readonly status: number }>> = {
  registration: {
    call: async (visitor, email) =>
      (await visitor.call('POST', '/auth/register', registration(email))).status,
    status: 200,
  },
  restore: {
    call: async (visitor, Email) => (await visitor.call('POST', '/api/forgotpassword', { Email })).status,
    status: 204,
  },
  'sign-in': {
    call: async (visitor, email) => (await visitor.signIn(email, 'Wrong1234')).status,
    status: 401,
  },
};

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], q: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const ms = (value: number): string => `${value.toFixed(2)} ms`;

async function measure(portal: AccountsPortal, name: string, call: Call, status: number): Promise<void> {
  const visitor = new Visitor(portal);
  await visitor.call('GET', '/api/userInfo');
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const once = async (kind: 'known' | 'unknown', email: string): Promise<void> => {
    const start = performance.now();
    const got = await call(visitor, email);
    times[kind].push(performance.now() - start);
    if (got !== status) throw new Error(`${name} of ${email} answered ${got}`);
  };
  for (let n = 0; n < pairs; n += 1) {
    // Keeps the rate limits out of the measurement.
    await portal.shared.pool.query('DELETE FROM rate_limits');
    const both = [() => once('known', known(n)), () => once('unknown', unknown(n))];
    for (const one of Math.random() < 0.5 ? both : both.reverse()) await one();
  }
  const differences = times.known.map((time, n) => time - (times.unknown[n] ?? 0));
  const average = mean(differences);
  const deviation = Math.sqrt(mean(differences.map((difference) => (difference - average) ** 2)));
  const margin = (1.96 * deviation) / Math.sqrt(pairs);
  for (const kind of ['known', 'unknown'] as const) {
    const [p50, p99] = [0.5, 0.99].map((q) => ms(quantile(times[kind], q)));
    console.log(`${name.padEnd(12)} ${kind.padEnd(8)} p50 ${p50}, p99 ${p99}, mean ${ms(mean(times[kind]))}`);
  }
  console.log(
    `${name.padEnd(12)} known - unknown: median ${ms(quantile(differences, 0.5))}, mean ${ms(average)} ± ${ms(margin)} (95 %), ${
      Math.abs(average) <= margin ? 'not significant' : 'SIGNIFICANT'
    }`,
  );
}

await withBenchDatabase(async (pool, _folder, url) => {
  const portal = await startAccountsPortal({ url, pool }, { config: { logLevel: 'silent' }, everyMs: 500 });
  try {
    await join(portal, 'template@example.com');
    await copyAccounts(pool);
    console.log(`${pairs} pairs each, in random order, one after the other`);
    for (const [name, { call, status }] of Object.entries(calls)) await measure(portal, name, call, status);
  } finally {
    await portal.close();
  }
});
