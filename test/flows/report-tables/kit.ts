import { expect } from 'vitest';
import { type ReportTablesEvent, reportTablesMachine, viewOf } from '../../../machines/report-tables.ts';
import type { ReportTables, TableContent } from '../../../src/domain/publishing/report-tables.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const tables = [
  { id: 111, name: 'Table 2: instruments', segment: 'Cash equity (IMCE)' },
  { id: 112, name: 'Table 4: prices', segment: 'Cash equity (IMCE)' },
];

const instruments: TableContent = {
  columns: [
    { name: 'Instrument', kind: 'text' },
    { name: 'Identifier (ISIN)', kind: 'code' },
  ],
  rows: [['VOD LN', 'GB00BH4HKS39']],
  isReadable: true,
  isWhole: true,
  bytes: 70,
};

const prices: TableContent = {
  columns: [
    { name: 'Day', kind: 'text' },
    { name: 'Highest price', kind: 'figure' },
  ],
  rows: Array.from({ length: 60 }, (_, at) => ['2026-09-30', `${at}.50`]),
  isReadable: true,
  isWhole: false,
  bytes: 1_400_000,
};

/** The names of the tables by their ids. */
export const tableNames = Object.fromEntries(tables.map(({ id, name }) => [id, name]));

/** A table of one row, and one whose file is longer than what is shown. */
export const firstTable: ReportTables = { tables, shown: 111, content: instruments };
export const longTable: ReportTables = { tables, shown: 112, content: prices };

const examples: readonly (ReportTablesEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'table.chosen', table: 111 },
  { type: 'table.chosen', table: 112 },
  { type: 'table.chosen', table: 9 },
  { type: 'rows.moreRequested' },
  { type: 'xstate.done.actor.loadTable', output: firstTable },
  { type: 'xstate.done.actor.loadTable', output: longTable },
  { type: 'xstate.done.actor.loadTable', output: null },
  { type: 'xstate.error.actor.loadTable', error: new Error('no answer') },
];

const shownOf = (event: object): string => {
  if ('table' in event) return String(event.table);
  if (!('output' in event)) return '';
  if (event.output === null) return 'none';
  return event.output === longTable ? 'the long table' : 'the first table';
};

export const reportTablesKit: Kit<typeof reportTablesMachine> = {
  flow: 'reportTables',
  machine: reportTablesMachine,
  input: { publisherId: 2, formattedDate: '30 September 2026' },
  examples,
  key: ({ value, context }) => [value, context.asked.table, context.report?.shown, context.rows],
  label: (event) => `${event.type} ${shownOf(event)}`,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.report === null
          ? { kind: 'loading' }
          : { kind: 'shown', isLoading: true, chosen: snapshot.context.asked.table },
      );
    },
    shown: (snapshot) =>
      expect(viewOf(snapshot)).toMatchObject({
        kind: 'shown',
        chosen: snapshot.context.report?.shown,
        report: snapshot.context.report,
        isLoading: false,
        hasMore: snapshot.can({ type: 'rows.moreRequested' }),
      }),
    none: (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'none' }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      const { asked, report } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({
        kind: 'failed',
        tables: report === null ? null : tables,
        chosen: asked.table,
      });
    },
  },
  refusals: [
    {
      name: 'no table can be chosen before they are known',
      after: [{ type: 'xstate.error.actor.loadTable', error: new Error('no answer') }],
      event: { type: 'table.chosen', table: 112 },
    },
    {
      name: 'a table that the report does not have cannot be chosen',
      after: [{ type: 'xstate.done.actor.loadTable', output: firstTable }],
      event: { type: 'table.chosen', table: 9 },
    },
    {
      name: 'a table that is shown is not loaded again',
      after: [{ type: 'xstate.done.actor.loadTable', output: firstTable }],
      event: { type: 'table.chosen', table: 111 },
    },
    {
      name: 'a table whose rows are all shown has no more',
      after: [{ type: 'xstate.done.actor.loadTable', output: firstTable }],
      event: { type: 'rows.moreRequested' },
    },
  ],
};
