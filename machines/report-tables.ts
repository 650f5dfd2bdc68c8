import { assign, type SnapshotFrom, setup } from 'xstate';
import type { ReportLink } from '../src/domain/publishing/report-choice.ts';
import type { ReportTables } from '../src/domain/publishing/report-tables.ts';
import { unprovided } from './unprovided.ts';

type Report = Pick<ReportLink, 'publisherId'> & { readonly formattedDate: string };

/** Which table of which report; null is the first. */
type Asked = Report & { readonly table: number | null };

export type ReportTablesContext = {
  readonly asked: Asked;
  /** The tables loaded last; they stay while another one loads. */
  readonly report: ReportTables | null;
  /** The number of rows shown. */
  readonly rows: number;
};

export type ReportTablesEvent =
  | { type: 'retry.requested' }
  | { type: 'table.chosen'; table: number }
  | { type: 'rows.moreRequested' };

const aStep = 50;

const isListed = ({ report }: ReportTablesContext, table: number): boolean =>
  report?.tables.some(({ id }) => id === table) === true;

/** The tables of a trading venue's report, to read on the page. Provide `loadTable` (null: there are none). */
export const reportTablesMachine = setup({
  types: {
    input: {} as Report,
    context: {} as ReportTablesContext,
    events: {} as ReportTablesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadTable: unprovided<ReportTables | null, Asked>('loadTable'),
  },
  guards: {
    isThere: (_, report: ReportTables | null) => report !== null,
    isFirst: ({ context: { report } }) => report === null,
    isListed: ({ context, event }) => event.type === 'table.chosen' && isListed(context, event.table),
    isOther: ({ context, event }) =>
      event.type === 'table.chosen' &&
      event.table !== context.report?.shown &&
      isListed(context, event.table),
    hasMore: ({ context: { report, rows } }) => (report?.content.rows.length ?? 0) > rows,
  },
  actions: {
    keepReport: assign((_, report: ReportTables | null) => ({ report, rows: aStep })),
    choose: assign(({ context: { asked }, event }) =>
      event.type === 'table.chosen' ? { asked: { ...asked, table: event.table } } : {},
    ),
    showMore: assign({ rows: ({ context }) => context.rows + aStep }),
  },
}).createMachine({
  id: 'reportTables',
  description: 'Reading the tables of a trading venue’s report without downloading them.',
  context: ({ input }) => ({ asked: { ...input, table: null }, report: null, rows: aStep }),
  initial: 'loading',
  states: {
    loading: {
      description: 'A table is being loaded; the one before stays visible.',
      tags: 'busy',
      invoke: {
        id: 'loadTable',
        src: 'loadTable',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepReport', params: ({ event }) => event.output },
          },
          { guard: 'isFirst', target: 'none' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: {
        'table.chosen': { guard: 'isListed', target: 'loading', reenter: true, actions: 'choose' },
      },
    },
    shown: {
      description: 'The rows of a table can be read, and another table chosen.',
      on: {
        'table.chosen': { guard: 'isOther', target: 'loading', actions: 'choose' },
        'rows.moreRequested': { guard: 'hasMore', actions: 'showMore' },
      },
    },
    none: { description: 'The report has no tables, or they were withdrawn.' },
    failed: {
      description: 'The table could not be loaded; loading can be repeated, or another table chosen.',
      tags: 'error',
      on: {
        'retry.requested': 'loading',
        'table.chosen': { guard: 'isListed', target: 'loading', actions: 'choose' },
      },
    },
  },
});

/** What a page shows of the tables: the one before stays while another loads. */
type ReportTablesView =
  | { readonly kind: 'loading' | 'none' }
  /** Once a table was loaded, another can be chosen in place of the one that failed. */
  | {
      readonly kind: 'failed';
      readonly tables: ReportTables['tables'] | null;
      readonly chosen: number | null;
    }
  | {
      readonly kind: 'shown';
      /** The table that is shown, or else the one that loads. */
      readonly chosen: number;
      readonly report: ReportTables;
      readonly rows: number;
      readonly hasMore: boolean;
      readonly isLoading: boolean;
    };

export function viewOf({
  value,
  context: { asked, report, rows },
}: SnapshotFrom<typeof reportTablesMachine>): ReportTablesView {
  if (value === 'none') return { kind: value };
  if (value === 'failed') return { kind: value, tables: report?.tables ?? null, chosen: asked.table };
  if (report === null) return { kind: 'loading' };
  const hasMore = report.content.rows.length > rows;
  const isLoading = value === 'loading';
  const chosen = isLoading ? (asked.table ?? report.shown) : report.shown;
  return { kind: 'shown', chosen, report, rows, hasMore, isLoading };
}
