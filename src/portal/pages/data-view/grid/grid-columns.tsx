import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { isAssetClass } from '../../../../domain/feed/asset-classes.ts';
import type { FeedRow, FeedValue } from '../../../../domain/feed/feed-record.ts';
import { flagName } from '../../../../domain/venues/flags.ts';
import { cellText } from './cell-text.ts';
import { withRoom } from './column-room.ts';
import type { Column, ColumnKind } from './column-sets.ts';
import { LocalTimeText } from './local-time-text.tsx';
import { stateWords, voidedByOf } from './report-state.ts';
import { type ShowChain, StateMark } from './state-mark.tsx';

/** A grid's column with its least width, in a normal and in a narrow grid. */
export type GridColumn<R extends { readonly id: string } = FeedRow> = GridColDef<R> & {
  readonly headerName: string;
  readonly width: number;
  readonly narrow?: number;
  readonly renderCell: NonNullable<GridColDef<R>['renderCell']>;
  /** The cell as plain text for the clipboard, a tooltip and paper; null if it is empty. */
  readonly text: (row: R) => string | null;
  /** Whether the cell's value is void: struck through on screen and on paper. */
  readonly isVoid?: (row: R) => boolean;
  /** The time zone by whose clock the screen shows its times; otherwise they are in UTC, as `text` always is. */
  readonly timeZone?: string | undefined;
};

const isNumeric = (kind: ColumnKind): boolean => kind === 'decimal' || kind === 'count';

/** Shown if there is no value. */
export const nothing: ReactNode = (
  <span data-none>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">none</span>
  </span>
);

/** Flags joined with a comma and a space (B 3), each with its name as its tooltip. */
function FlagList({ flags, assetClass }: { flags: readonly string[]; assetClass: string }): ReactNode {
  return flags.map((flag, index) => (
    <span key={flag} className="mono">
      {index > 0 ? ', ' : ''}
      <abbr
        title={
          (isAssetClass(assetClass) ? flagName(flag, assetClass) : null) ?? 'A flag of another asset class'
        }
      >
        {flag}
      </abbr>
    </span>
  ));
}

const classOf: Partial<Record<ColumnKind, string>> = {
  code: 'mono',
  decimal: 'figures',
  count: 'figures',
};

const isFlags = (value: FeedValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((flag) => typeof flag === 'string');

/** A value formatted by its column's kind. */
export function Value({
  kind,
  value,
  assetClass,
  isVoid = false,
}: {
  kind: ColumnKind;
  value: FeedValue | undefined;
  assetClass: string;
  /** Whether a later report voids this row: prices and quantities are struck through, times and codes are not. */
  isVoid?: boolean;
}): ReactNode {
  const text = cellText(kind, value);
  // B 3: clearing is blank if the report says neither yes nor no.
  if (text === null) return kind === 'boolean' ? null : nothing;
  if (kind === 'flags' && isFlags(value)) return <FlagList flags={value} assetClass={assetClass} />;
  if (isVoid && kind === 'decimal')
    return (
      <s className="figures">
        {text}
        <span className="visually-hidden"> void</span>
      </s>
    );
  return <span className={classOf[kind]}>{text}</span>;
}

// The width of a mark beside the first value, in pixels; in a narrow grid the mark is below the value instead.
const markLetter = 6.2;
const markAir = 24;

/** The grid's columns for a column set; the first cell of a trade also shows the state of its report. */
export function gridColumns(
  set: readonly Column[],
  rows: readonly FeedRow[],
  assetClass: string,
  timeZone: string | null,
  showChain?: ShowChain,
): GridColumn[] {
  const longest = Math.max(0, ...rows.map((row) => stateWords(row)?.length ?? 0));
  const markRoom = longest === 0 ? 0 : Math.ceil(longest * markLetter) + markAir;
  return set.map((column, index): GridColumn => {
    const { field, name, help, kind, width, narrow, side } = withRoom(column, rows);
    const align = isNumeric(kind) ? 'right' : 'left';
    const isLocal = kind === 'time' && timeZone !== null;
    return {
      field,
      headerName: name,
      description: help,
      width: width + (index === 0 ? markRoom : 0),
      narrow: narrow ?? (index === 0 ? width - 8 : width),
      align,
      headerAlign: align,
      ...(side === 'bid' ? { cellClassName: side } : {}),
      // A line between the sides, as in the order book.
      ...(side === 'ask' ? { cellClassName: `${side} side`, headerClassName: 'side' } : {}),
      text: (row) => {
        const mark = index === 0 ? stateWords(row) : null;
        const text = cellText(kind, row[field]);
        return mark ? `${text ?? ''} ${mark}`.trim() : text;
      },
      isVoid: (row) => kind === 'decimal' && voidedByOf(row) !== null,
      ...(isLocal ? { timeZone } : {}),
      renderCell: ({ row, tabIndex }) => (
        <>
          {isLocal && cellText(kind, row[field]) !== null ? (
            <LocalTimeText row={row} field={field} timeZone={timeZone} />
          ) : (
            <Value kind={kind} value={row[field]} assetClass={assetClass} isVoid={voidedByOf(row) !== null} />
          )}
          {index === 0 ? <StateMark row={row} showChain={showChain} tabIndex={tabIndex} /> : null}
        </>
      ),
    };
  });
}
