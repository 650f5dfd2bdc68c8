import type { DataType } from '../../domain/feed/data-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { timeSql } from '../feed/field-sql.ts';
import { tradeDayOf, withReportedUntil } from '../feed/reports-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { DayTally } from './day-tally.ts';
import { lockWorld } from './line-world.ts';
import { lockMerge, mergeStaged } from './merge.ts';
import { stagingTables } from './staging.ts';

/** A file, and when what it holds was published; null: not known. */
export type TakenFile = {
  readonly id: number;
  readonly name: string;
  readonly firstPublishedAt: string | null;
  readonly lastPublishedAt: string;
};

const place = (row: string): string => `array_position(ARRAY['New', 'Cancelled', 'Amended'], ${row}.kind)`;

const rowsOfFile = (table: string): string => `SELECT * FROM ${table} WHERE source_file = $1
    AND published_at >= coalesce($2::timestamptz, '-infinity') AND published_at <= $3::timestamptz`;

/** The rows of a file, as SQL; `ofFile` gives its values. */
export const reportsOfFile: Readonly<Record<DataType, string>> = {
  order: rowsOfFile('orders'),
  trade: rowsOfFile('trades'),
};

/** The values of `reportsOfFile` and `standingReports`. */
export const ofFile = ({ id, firstPublishedAt, lastPublishedAt }: TakenFile): readonly unknown[] => [
  id,
  firstPublishedAt,
  lastPublishedAt,
];

// Each is looked up by the index of identities, in the months that its transaction's reports can be in.
/** The reports of a file of trades that are the last of their transactions and no cancellations, as SQL. */
export const standingReports = `SELECT r.* FROM ${withReportedUntil(`(${reportsOfFile.trade})`, 's.segment_mic')} r
    WHERE r.kind <> 'Cancelled' AND (r.has_other_reports IS FALSE OR NOT EXISTS (SELECT FROM trades c
      WHERE c.segment_mic = r.segment_mic AND c.trade_day = r.trade_day AND c.transaction_id = r.transaction_id
        AND c.instrument_id + 0 = r.instrument_id
        AND c.published_at >= ${tradeDayOf('r')} AND c.published_at <= r.reported_until
        AND (c.published_at, ${place('c')}) > (r.published_at, ${place('r')})))`;

const staging = stagingTables.trade;
const { columns } = staging;

// A report may be published five minutes ahead, and its cancellation comes after it. The identity of a report has no
// instrument: cancellations of two instruments under one identification are told apart by a microsecond.
const cancelled: Readonly<Record<string, string>> = {
  kind: `'Cancelled'`,
  published_at: `greatest($4::timestamptz, published_at + interval '1 microsecond')
    + interval '1 microsecond' * (row_number() OVER (PARTITION BY segment_mic, trade_day, transaction_id ORDER BY id) - 1)`,
  flags: `array_append(array_remove(flags, 'AMND'), 'CANC')`,
};
const stageSql = `INSERT INTO staging (line_no, ${columns.join(', ')})
  SELECT source_line, ${columns.map((column) => cancelled[column] ?? column).join(', ')} FROM (${standingReports}) t`;

/**
 * Cancels what stands of a file of trades, as a file of the venue would: each report is repeated with the flag CANC and
 * merged, in the caller's transaction. The line of a cancellation is that of its report.
 *
 * @param expected the number of reports that were seen to stand
 * @param now tells when the cancellations are published: once other files are merged, for which this waits
 * @throws Refusal if another number stands now
 */
export async function takeBackTrades(
  client: Transaction,
  file: TakenFile,
  expected: number,
  now: Clock['now'],
): Promise<void> {
  await client.query(`SET LOCAL work_mem = '128MB'`);
  await client.liftTimeLimit();
  await lockWorld(client);
  await lockMerge(client);
  const at = now();
  await client.query(staging.createSql);
  const { rowCount } = await client.query(stageSql, [...ofFile(file), at]);
  if (rowCount !== expected)
    throw new Refusal('conflict', 'Reports have arrived in the meantime: nothing was done. Look again.');
  const { rows } = await client.query<{ first: string; last: string; months: readonly string[] }>(
    `SELECT ${timeSql('min(published_at)')} AS first, ${timeSql('max(published_at)')} AS last,
       array_agg(DISTINCT to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM')) AS months FROM staging`,
  );
  for (const { first, last, months } of rows) {
    await mergeStaged(
      client,
      staging,
      {
        months,
        span: [first, last],
        sources: [[], [], [], [], []],
        refersToReports: true,
        givesLevels: false,
        levelsFollowLines: false,
      },
      // Its contents were not gathered line by line: the staged rows say them.
      { repeatArchived: false, areChanged: true, haveLevels: true, days: new DayTally('trade') },
      { name: file.name, ingestedAt: at, takesBack: file.id },
    );
  }
}
