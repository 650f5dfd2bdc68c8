import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { isAssetClass } from '../../../domain/asset-classes.ts';
import type { FeedRow, FeedValue } from '../../../domain/feed-record.ts';
import { flagName } from '../../../domain/flags.ts';
import { cellText, markOf } from './cell-text.ts';
import { withRoom } from './column-room.ts';
import type { Column, ColumnKind } from './column-sets.ts';

/** A grid's column with its least width, and the one it may shrink to in a narrow grid. */
export type GridColumn<R extends { readonly id: string } = FeedRow> = GridColDef<R> & {
  readonly headerName: string;
  readonly width: number;
  readonly narrow?: number;
  /** The cell in plain letters: for the clipboard, a tooltip and paper; null where there is nothing. */
  readonly text: (row: R) => string | null;
};

const isNumeric = (kind: ColumnKind): boolean => kind === 'decimal' || kind === 'count';

/** What stands where there is no value. */
export const nothing: ReactNode = (
  <span className="none">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">none</span>
  </span>
);

/** Flags joined with a comma and a space (B 3), each with its name as its tooltip. */
function FlagList({ flags, assetClass }: { flags: readonly string[]; assetClass: string }): ReactNode {
  return flags.map((flag, index) => (
    <span key={flag} className="code">
      {index > 0 ? ', ' : ''}
      <abbr
        title={
          (isAssetClass(assetClass) ? flagName(flag, assetClass) : null) ?? 'A flag of another asset class'
        }
        style={{ textDecorationColor: 'var(--edge)', textUnderlineOffset: 3 }}
      >
        {flag}
      </abbr>
    </span>
  ));
}

// What a cancelled report takes back: its price and quantities, not its times and codes.
const CLASS_OF: Partial<Record<ColumnKind, string>> = { code: 'code', decimal: 'struck' };

const isFlags = (value: FeedValue | undefined): value is readonly string[] => Array.isArray(value);

/** A value drawn as its column's kind asks for. */
export function Value({
  kind,
  value,
  assetClass,
}: {
  kind: ColumnKind;
  value: FeedValue | undefined;
  assetClass: string;
}): ReactNode {
  const text = cellText(kind, value);
  // B 3: whether a trade is to be cleared is blank where the report does not say yes or no.
  if (text === null) return kind === 'cleared' ? null : nothing;
  if (kind === 'flags' && isFlags(value)) return <FlagList flags={value} assetClass={assetClass} />;
  return <span className={CLASS_OF[kind]}>{text}</span>;
}

// The room of a mark beside the first value; in a narrow grid it stands below instead.
const MARK_WIDTH = 84;

/** The grid's columns for a column set; a cancelled or amended row says so behind its first value. */
export function gridColumns(
  set: readonly Column[],
  rows: readonly FeedRow[],
  assetClass: string,
): GridColumn[] {
  const isMarked = rows.some((row) => markOf(row) !== null);
  return set.map((column, index): GridColumn => {
    const { field, name, help, kind, width, narrow, side } = withRoom(column, rows);
    const align = isNumeric(kind) ? 'right' : 'left';
    return {
      field,
      headerName: name,
      description: help,
      width: width + (index === 0 && isMarked ? MARK_WIDTH : 0),
      narrow: narrow ?? (index === 0 ? width - 8 : width),
      align,
      headerAlign: align,
      ...(side && field.endsWith('Price') ? { cellClassName: side } : {}),
      text: (row) => {
        const mark = index === 0 ? markOf(row) : null;
        const text = cellText(kind, row[field]);
        return mark ? `${text ?? ''} ${mark}`.trim() : text;
      },
      renderCell: ({ row }) => {
        const mark = index === 0 ? markOf(row) : null;
        return (
          <>
            <Value kind={kind} value={row[field]} assetClass={assetClass} />
            {mark ? <span className="mark">{mark}</span> : null}
          </>
        );
      },
    };
  });
}
