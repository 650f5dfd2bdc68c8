// npm run lab -- storage [lines]: bytes per trade and order in the database, in the archive and in files, with
// and without gzip. Prices, volumes and ids differ from row to row, as in a market.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DataType } from '../../../src/domain/feed/data-types.ts';
import { archiveMonth } from '../../../src/server/archive/archive-month.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { writeSpan } from '../../../src/server/open-data/write-span.ts';
import { bondQuote, bondTrade, type FileLine, ndjson } from '../../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';

const count = Number(process.argv[2] ?? 200_000);
const now = new Date('2026-11-20T18:00:00Z');
const day = Date.parse('2026-11-20T08:00:00Z');
const microsOfDay = 9 * 3600 * 1_000_000;

/** A pseudo-random number below a limit, the same in every run. */
const drawn = (seed: string, below: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE() % below;

const moment = (at: number): string => {
  const micros = Math.floor((at * microsOfDay) / count) + drawn(`micros ${at}`, 1000);
  return `${new Date(day + Math.floor(micros / 1000)).toISOString().slice(0, 23)}${String(micros % 1000).padStart(3, '0')}Z`;
};
const instrument = (at: number): FileLine => {
  const number = drawn(`instrument ${at}`, 2_000);
  return {
    instrumentIdType: 'OTHR',
    instrumentId: `BENCH${number}`,
    instrumentDescription: `Issuer ${number} 3.125% 20${30 + (number % 40)}`,
  };
};
const price = (at: number): string => (90 + drawn(`price ${at}`, 20_000) / 1000).toFixed(3);
const lineOf: Readonly<Record<DataType, (at: number) => FileLine>> = {
  trade: (at) =>
    bondTrade(createHash('sha256').update(`id ${at}`).digest('hex').slice(0, 20).toUpperCase(), 1, {
      ...instrument(at),
      tradeDate: moment(at),
      publicationDate: moment(at),
      price: price(at),
      vol: String(10_000 * (1 + drawn(`volume ${at}`, 500))),
      notionalAmt: `${10_000 * (1 + drawn(`volume ${at}`, 500))}.00`,
    }),
  order: (at) =>
    bondQuote(1, {
      ...instrument(at),
      date: moment(at),
      price: price(at),
      aggrVol: String(10_000 * (1 + drawn(`volume ${at}`, 500))),
    }),
};

await withBenchDatabase(async (pool, folder) => {
  const store = createFolderStore(path.join(folder, 'files'));
  for (const dataType of ['trade', 'order'] as const) {
    const file = path.join(folder, `${dataType}.ndjson`);
    writeFileSync(file, ndjson(Array.from({ length: count }, (_, at) => lineOf[dataType](at))));
    const { added } = await ingestFile({ pool, file, now });
    await pool.query('VACUUM ANALYZE');
    const { rows } = await pool.query<{ name: string; bytes: string }>(
      `SELECT 'rows' AS name, pg_table_size($1::regclass) AS bytes
       UNION ALL SELECT indexrelid::regclass::text, pg_relation_size(indexrelid) FROM pg_index WHERE indrelid = $1::regclass`,
      [`${dataType}s_2026_11`],
    );
    const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    const each = rows.map(({ name, bytes }) => `${name} ${(Number(bytes) / added).toFixed(1)}`).join(', ');
    console.log(
      `${dataType}: ${added} rows, ${(total / added).toFixed(1)} bytes each in the database (${each})`,
    );
    const span = {
      dataType,
      startsAt: new Date('2026-11-20T00:00:00Z'),
      endsAt: new Date('2026-11-21T00:00:00Z'),
    };
    await archiveMonth({ pool, files: store }, dataType, `${dataType}s`, '2026-11');
    const archived = await pool.query<{ size: string }>(
      'SELECT sum(size) AS size FROM archived_days WHERE data_type = $1',
      [dataType],
    );
    console.log(`  archived as Parquet: ${(Number(archived.rows[0]?.size) / added).toFixed(1)} bytes a row`);
    for (const { format, lines, size, packedSize } of await writeSpan(pool, store, span)) {
      const packed = packedSize ?? size;
      console.log(
        `  as ${format}: ${(size / lines).toFixed(1)} bytes a line, ${(packed / lines).toFixed(1)} with gzip`,
      );
    }
  }
});
