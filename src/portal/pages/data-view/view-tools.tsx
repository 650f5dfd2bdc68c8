import { type ReactNode, useId, useRef, useState } from 'react';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../domain/feed/feed-views.ts';
import type { ViewLayout } from '../../../domain/feed/view-layout.ts';
import { ExportPanel } from './export-panel.tsx';
import type { ExportActor } from './export-status.tsx';
import { type Column, columnSetOf } from './grid/column-sets.ts';
import { ColumnPanel } from './layout/column-panel.tsx';
import { Tools } from './tools.tsx';

type PanelName = 'Export' | 'Columns';

/** What the panels need of a view that has rows. */
type RowsShown = {
  readonly exportActor: ExportActor;
  readonly viewId: KnownViewId;
  readonly record: FeedRecord;
  readonly rows: readonly FeedRow[];
  /** Which of all rows they are; null where they are all. */
  readonly span: { readonly first: number; readonly last: number } | null;
  /** The columns that are shown. */
  readonly columns: readonly Column[];
  readonly layout: ViewLayout;
  readonly onLayout: (layout: ViewLayout) => void;
};

/** The tools of a view, with the panels that they open: one at a time. */
export function ViewTools({
  shown,
  ...tools
}: Omit<Parameters<typeof Tools>[0], 'panels'> & {
  readonly criteria: Criteria;
  readonly shown: RowsShown | null;
}) {
  // What was under way when the view was refreshed goes on.
  const [open, setOpen] = useState<PanelName | null>(() =>
    shown?.exportActor.getSnapshot().hasTag('busy') ? 'Export' : null,
  );
  const id = useId();
  const buttons = { Export: useRef<HTMLButtonElement>(null), Columns: useRef<HTMLButtonElement>(null) };
  const close = (): void => {
    setOpen(null);
    if (open) buttons[open].current?.focus();
  };
  const panels = (['Export', 'Columns'] as const).map((label) => ({
    label,
    id,
    isOpen: open === label,
    toggle: () => setOpen(open === label ? null : label),
    button: buttons[label],
  }));
  return (
    <>
      <Tools {...tools} panels={shown ? panels : []} />
      {shown && open ? panelOf(open, id, tools.criteria, shown, close) : null}
    </>
  );
}

function panelOf(
  name: PanelName,
  id: string,
  criteria: Criteria,
  { exportActor, viewId, record, rows, span, columns, layout, onLayout }: RowsShown,
  close: () => void,
): ReactNode {
  return name === 'Columns' ? (
    <ColumnPanel
      id={id}
      columns={columnSetOf(viewId, record)}
      layout={layout}
      onChange={onLayout}
      onClose={close}
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
      onClose={close}
    />
  );
}
