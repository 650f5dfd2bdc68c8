import type { Criteria } from '../../../domain/feed/criteria.ts';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../domain/feed/feed-views.ts';
import { usualLayoutOf, type ViewLayout } from '../../../domain/feed/view-layout.ts';
import { ExportPanel } from './export-panel.tsx';
import type { ExportActor } from './export-status.tsx';
import { type Column, columnSetOf } from './grid/column-sets.ts';
import { ColumnPanel } from './layout/column-panel.tsx';
import type { TimesShown } from './layout/use-times.ts';

export type PanelName = 'Export' | 'Columns';

/** The data of a view with rows that the panels need. */
export type RowsShown = {
  readonly exportActor: ExportActor;
  readonly viewId: KnownViewId;
  readonly record: FeedRecord;
  readonly rows: readonly FeedRow[];
  /** The position of the rows among all; null if they are all. */
  readonly span: { readonly first: number; readonly last: number } | null;
  /** The columns shown. */
  readonly columns: readonly Column[];
  readonly layout: ViewLayout;
  readonly onLayout: (layout: ViewLayout) => void;
  readonly times: TimesShown;
  readonly onTimes: (times: TimesShown) => void;
};

type ToolPanelProps = {
  readonly name: PanelName;
  readonly id: string;
  readonly criteria: Criteria;
  readonly shown: RowsShown;
  readonly onClose: () => void;
};

/** A panel that one of the tools opens. */
export function ToolPanel({ name, id, criteria, shown, onClose }: ToolPanelProps) {
  const { exportActor, viewId, record, rows, span, columns, layout, onLayout, times, onTimes } = shown;
  return name === 'Columns' ? (
    <ColumnPanel
      id={id}
      columns={columnSetOf(viewId, record)}
      layout={layout}
      usual={usualLayoutOf(viewId)}
      onChange={onLayout}
      times={times}
      // A column per trade has no rows of a day.
      onTimes={viewId === 'individual' ? null : onTimes}
      onClose={onClose}
    />
  ) : (
    <ExportPanel
      id={id}
      actor={exportActor}
      criteria={criteria}
      viewId={viewId}
      record={record}
      rows={rows}
      span={span}
      columns={columns}
      onClose={onClose}
    />
  );
}
