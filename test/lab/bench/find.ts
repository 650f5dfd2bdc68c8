// npm run lab -- find [instruments]: how long the search takes among very many instruments (1,000,000), for a
// reader of every venue and for one of the smallest venue; then the plans of its statements.

import { readFileSync } from 'node:fs';
import { wordsOf } from '../../../src/domain/feed/find-text.ts';
import type { Rights } from '../../../src/server/accounts/rights.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { findInstruments, runsOf } from '../../../src/server/feed/find.ts';
import {
  byAnyIndex,
  byCodeSql,
  byRuns,
  byRunsSql,
  bySampleSql,
  patternsOf,
} from '../../../src/server/feed/find-sql.ts';
import { testNow } from '../../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

const instruments = Number(process.argv[2] ?? 1_000_000);
const times = 20;

const texts = [
  'GB0000777777',
  'GB00007',
  'g',
  'government',
  'bond 2031',
  'government bond 4.5% 2031',
  'zyx quelle',
  'vodaf',
  'odafon',
  'nothing of this',
  'iceland bond',
  'tpic bond',
  'ICOR',
  '%',
];

const rightsOf = (venues: readonly string[]): Rights => ({
  restricted: false,
  slice: false,
  everyVenueDelayed: false,
  venues: new Map(),
  levelOf: (venue) => (venues.includes(venue) ? 'realtime' : null),
});
const clock = { now: () => testNow, set: () => {}, isSet: () => true };

/** Processor time of a database process so far in milliseconds: other load on the machine does not count. */
function computed(backend: number): number {
  const [, fields = ''] = readFileSync(`/proc/${backend}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

await withBenchDatabase(async (_pool, _folder, url) => {
  const pool = openPool(url, { size: 1 });
  const backend = (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
  // Skips the checks of foreign keys.
  await pool.query('SET session_replication_role = replica');
  console.log(`making ${instruments} instruments`);
  const { rows } = await pool.query<{ made: string }>(
    `SELECT pg_get_indexdef('catalogue_instruments_search'::regclass) AS made`,
  );
  await pool.query('DROP INDEX catalogue_instruments_search');
  await pool.query(
    `INSERT INTO instruments (code, code_type, asset_class, sub_asset_class, description)
     SELECT 'GB' || lpad(n::text, 10, '0'), 'OTHR', 'Bonds', 'Corporate bonds',
       (ARRAY['UK', 'Iceland', 'France', 'Siemens', 'Volkswagen', 'Shell'])[1 + n % 6] || ' ' ||
       (ARRAY['government bond', 'corporate bond', 'covered note'])[1 + n % 3] || ' ' || (n % 80) / 8.0 || '% ' ||
       2026 + n % 40 || CASE WHEN n = 777777 THEN ' Zyx Quelle' WHEN n % 10000 = 7 THEN ' Vodafone' ELSE '' END
     FROM generate_series(1, $1::integer) n`,
    [instruments],
  );
  await pool.query(
    `INSERT INTO catalogue_instruments
     SELECT type, CASE WHEN id % 1000 = 0 THEN 'ICOT' WHEN id % 2 = 0 THEN 'ICPM' ELSE 'TPIC' END, asset_class,
       sub_asset_class, code, id, description, $1, $1
     FROM instruments, (VALUES ('trade'), ('order')) types (type) WHERE type = 'trade' OR id % 5 = 0`,
    ['2026-11-19T12:00:00Z'],
  );
  await pool.query(
    `INSERT INTO catalogue_sources
     SELECT data_type, instrument_id, CASE venue_mic WHEN 'ICOT' THEN 'ICOR' ELSE venue_mic END,
       CASE data_type WHEN 'trade' THEN 'TRADE' ELSE 'RFQ' END, venue_mic, first_published_at, last_published_at
     FROM catalogue_instruments`,
  );
  await pool.query(
    `INSERT INTO catalogue_classes SELECT data_type, venue_mic, asset_class, sub_asset_class, min(first_published_at),
       max(last_published_at) FROM catalogue_instruments GROUP BY 1, 2, 3, 4`,
  );
  const begun = performance.now();
  await pool.query("SET maintenance_work_mem = '512MB'");
  await pool.query(rows[0]?.made ?? '');
  await pool.query('vacuum analyze');
  console.log(`index built in ${Math.round((performance.now() - begun) / 1000)} s`);

  for (const [who, venues] of [
    ['every venue', ['ICPM', 'TPIC', 'ICOT']],
    ['the smallest venue', ['ICOT']],
  ] as const) {
    const rights = rightsOf(venues);
    for (const text of texts) {
      let found = await findInstruments(pool, text, rights, clock);
      const took: number[] = [];
      const [inDatabase, here] = [computed(backend), process.cpuUsage()];
      for (let time = 0; time < times; time += 1) {
        const start = performance.now();
        found = await findInstruments(pool, text, rights, clock);
        took.push(performance.now() - start);
      }
      const { user, system } = process.cpuUsage(here);
      const cost = [(computed(backend) - inDatabase) / times, (user + system) / 1000 / times];
      took.sort((a, b) => a - b);
      const [median = 0, slowest = 0] = [took[times / 2], took.at(-1)];
      console.log(
        `${who}: ${JSON.stringify(text)} found ${found.Instruments.length}${found.More ? ' and more' : ''}, p50 ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms; processor time ${cost.map((ms) => ms.toFixed(1)).join(' + ')} ms (database + program)`,
      );
    }
  }

  const client = await pool.connect();
  const mine = [
    ['trade', 'order', 'trade', 'order'],
    ['ICPM', 'ICPM', 'TPIC', 'TPIC'],
    Array.from({ length: 4 }, () => testNow.toISOString()),
  ];
  const plan = async (name: string, way: string, sql: string, values: readonly unknown[]): Promise<void> => {
    await client.query(`BEGIN; ${way}`);
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${sql}`,
      [...mine, ...values],
    );
    await client.query('ROLLBACK');
    console.log(`\n${name}\n${lines.map((line) => line['QUERY PLAN']).join('\n')}`);
  };
  await plan('the beginning of a code', byAnyIndex, byCodeSql, ['GB00007']);
  for (const text of ['government bond 4.5% 2031', 'zyx quelle']) {
    const words = wordsOf(text);
    await plan(`${text}, in the sample`, byAnyIndex, bySampleSql, [patternsOf(words)]);
    await plan(`${text}, by runs`, byRuns, byRunsSql, [patternsOf(words), runsOf(words), null]);
  }
  client.release();
  await pool.end();
});
