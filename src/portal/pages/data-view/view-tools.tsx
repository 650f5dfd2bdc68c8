import { useId, useRef, useState } from 'react';
import { viewOf } from '../../../../machines/view-export.ts';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import { late } from '../../browser/late.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import type { PanelName, RowsShown } from './tool-panel.tsx';
import { ToolPlace } from './tool-place.tsx';
import { Tools } from './tools.tsx';

const toolPanel = late(async () => (await import('./tool-panel.tsx')).ToolPanel);

/** The tools of a view and their panels, of which one is open at a time. */
export function ViewTools({
  isFiltering,
  shown,
  ...tools
}: Omit<Parameters<typeof Tools>[0], 'panels'> & {
  readonly criteria: Criteria;
  /** Whether the rows shown are not yet those of the filter, under whose name they would be exported. */
  readonly isFiltering: boolean;
  readonly shown: RowsShown | null;
}) {
  // An export in progress continues when the view is refreshed, so its panel stays open.
  const [open, setOpen] = useState<PanelName | null>(() =>
    shown && viewOf(shown.exportActor.getSnapshot()).kind === 'exporting' ? 'Export' : null,
  );
  const id = useId();
  const buttons = { Export: useRef<HTMLButtonElement>(null), Columns: useRef<HTMLButtonElement>(null) };
  const close = (): void => {
    setOpen(null);
    if (open) buttons[open].current?.focus();
  };
  const ToolPanel = useLateCode(toolPanel, open !== null, close);
  const panels = (['Export', 'Columns'] as const).map((label) => ({
    label,
    id,
    isOpen: open === label,
    isDisabled: isFiltering && label === 'Export',
    toggle: () => setOpen(open === label ? null : label),
    button: buttons[label],
  }));
  return (
    <>
      <Tools {...tools} panels={shown ? panels : []} />
      {shown && open && ToolPanel && !(isFiltering && open === 'Export') ? (
        <ToolPlace label={open} onClose={close}>
          <ToolPanel name={open} id={id} criteria={tools.criteria} shown={shown} onClose={close} />
        </ToolPlace>
      ) : null}
    </>
  );
}
