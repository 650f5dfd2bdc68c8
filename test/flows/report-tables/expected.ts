import type { reportTablesMachine } from '../../../machines/report-tables.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof reportTablesMachine> = {
  'there are no tables': ({ report }, { output }) => output === null && report === null,
  'the table is gone': ({ report }, { output }) => output === null && report !== null,
  'the table is unchanged': ({ report, rows }, { output }) => report === output && rows === 50,
  'only more rows were shown': ({ report, rows }, { output }) => report === output && rows > 50,
  'more rows were shown of another': ({ report, rows }, { output }) => report !== output && rows > 50,
  'it is none of the report': ({ report }, { table }) =>
    report?.tables.every(({ id }) => id !== table) ?? true,
  'the table is shown': ({ report }, { table }) => report?.shown === table,
  'it was asked for last': ({ asked }, { table }) => asked.table === table,
  'all rows are shown': ({ report, rows }) => (report?.content.rows.length ?? 0) <= rows,
};
