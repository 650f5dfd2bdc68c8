import { useCallback, useMemo } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';
import { useOpenRow } from '../row-panel/use-opened-row.ts';
import { cellText } from './cell-text.ts';
import { lengthOfLongest, widened } from './column-room.ts';
import type { Column } from './column-sets.ts';
import { type GridColumn, Value } from './grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import { chainOf, stateWords, voidedByOf } from './report-state.ts';
import { RowsGrid } from './rows-grid.tsx';
import { type ShowChain, StateMark } from './state-mark.tsx';

/** A field of the trades: a row of the transposed grid. */
type FieldRow = { readonly id: string; readonly column: Column };

type DrawField = NonNullable<GridColumn<FieldRow>['renderCell']>;

const fields: GridColumn<FieldRow> = {
  field: 'field',
  headerName: 'Field',
  description: 'What the regulation requires a report to contain.',
  width: 204,
  narrow: 128,
  cellClassName: 'field',
  text: ({ column }) => column.name,
  renderCell: ({ row: { column } }) => <span title={column.help}>{column.name}</span>,
};

// The field itself says New, Cancelled or Amended; beside it only links are shown.
const isLinked = (trade: FeedRow): boolean => voidedByOf(trade) !== null || chainOf(trade).length > 1;

const longestOf = (set: readonly Column[], trade: FeedRow): number =>
  Math.max(...set.map(({ kind, field }) => lengthOfLongest(kind, [cellText(kind, trade[field])])));

/** Draws the fields of a trade. */
function drawFields(trade: FeedRow, assetClass: string, showChain: ShowChain): DrawField {
  const isVoid = voidedByOf(trade) !== null;
  return ({ row: { column }, tabIndex }) => (
    <>
      {/* The mark is before its value here, so that the values stay aligned. */}
      {column.field === 'status' && isLinked(trade) ? (
        <>
          <StateMark row={trade} showChain={showChain} tabIndex={tabIndex} />{' '}
        </>
      ) : null}
      <Value kind={column.kind} value={trade[column.field]} assetClass={assetClass} isVoid={isVoid} />
    </>
  );
}

function columnsOf(
  set: readonly Column[],
  trades: readonly FeedRow[],
  draw: (trade: FeedRow) => DrawField,
): GridColumn<FieldRow>[] {
  return [
    fields,
    ...trades.map((trade, index): GridColumn<FieldRow> => {
      const words = stateWords(trade);
      const isVoid = voidedByOf(trade) !== null;
      return {
        field: trade.id,
        headerName: `Trade ${index + 1}`,
        description: words ?? 'A new report that still stands',
        ...widened({ width: 208, narrow: 192 }, longestOf(set, trade)),
        align: 'right',
        headerAlign: 'right',
        text: ({ column }) => {
          const text = cellText(column.kind, trade[column.field]);
          return column.field === 'status' && isLinked(trade) && words !== null
            ? `${text ?? ''} (${words})`
            : text;
        },
        isVoid: ({ column }) => isVoid && column.kind === 'decimal',
        renderCell: draw(trade),
      };
    }),
  ];
}

/** The single-trade transposed view (B 3): a column per trade, Trade 1 the newest, and a row per field. */
export function SingleTrades({ record, rows, columns: set, label }: GridProps) {
  const open = useOpenRow(record);
  const fieldRows = useMemo(() => set.map((column) => ({ id: column.field, column })), [set]);
  const { AssetClass } = record;
  // Kept by trade: a new one moves the others to the next column, but does not change them.
  const draw = useMemo(() => {
    const drawn = new WeakMap<FeedRow, DrawField>();
    return (trade: FeedRow): DrawField => {
      const known = drawn.get(trade) ?? drawFields(trade, AssetClass, open);
      drawn.set(trade, known);
      return known;
    };
  }, [AssetClass, open]);
  const columns = useMemo(() => columnsOf(set, rows, draw), [set, rows, draw]);
  const openTrade = useCallback(
    (_field: FieldRow, tradeId: string): void => {
      const trade = rows.find(({ id }) => id === tradeId);
      if (trade) open(trade);
    },
    [rows, open],
  );
  return (
    <RowsGrid label={label} rows={fieldRows} columns={columns} fullHeight isTransposed onOpen={openTrade} />
  );
}
