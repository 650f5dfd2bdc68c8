import type pg from 'pg';
import { fileColumns } from '../../domain/feed/fields/file-fields.ts';
import {
  csvHeading,
  csvText,
  jsonText,
  lineColumns,
  lineOf,
  type Value,
} from '../open-data/published-lines.ts';
import { timeSql } from './field-sql.ts';
import { type HistoryOf, type HistoryPage, sliceSql, sliceValues } from './history-page.ts';

export type HistoryFormat = 'csv' | 'ndjson';

const batchRows = 2_000;

/** Rows of a slice as lines of files have them, with their keys before. */
const batchSql = ({
  dataType,
}: HistoryOf): string => `SELECT ${timeSql('x.published_at')}, x.id::text, ${lineColumns(dataType)}
  FROM (SELECT * ${sliceSql(dataType)} ORDER BY r.published_at, r.id LIMIT ${batchRows}) x
  ${lineOf} ORDER BY x.published_at, x.id`;

/**
 * The text of a page, a batch at a time, as its reader takes it: no transaction is open and no connection is held
 * between two batches, however slowly it is read.
 *
 * @param countRows told of each batch
 */
export async function* historyText(
  pool: pg.Pool,
  of: HistoryOf,
  page: HistoryPage,
  format: HistoryFormat,
  countRows: (rows: number) => void,
): AsyncGenerator<string> {
  const names = fileColumns[of.dataType];
  const text = batchSql(of);
  if (format === 'csv') yield csvHeading(of.dataType);
  for (const slice of page.slices) {
    let { from } = slice;
    for (;;) {
      const { rows } = await pool.query<[at: string, id: string, ...Value[]]>({
        text,
        values: sliceValues(of, { ...slice, from }),
        rowMode: 'array',
      });
      const lines = rows.map(([, , ...values]) =>
        format === 'csv' ? csvText(values) : jsonText(names, values),
      );
      countRows(lines.length);
      if (lines.length > 0) yield lines.join('');
      const last = rows.at(-1);
      if (!last || rows.length < batchRows) break;
      from = { at: last[0], id: String(BigInt(last[1]) + 1n) };
    }
  }
}
