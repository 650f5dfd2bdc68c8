import type { Criteria } from '../../../../domain/feed/criteria.ts';
import { late } from '../../../browser/late.ts';
import { useLateCode } from '../../../hooks/use-late.tsx';
import { useOpenedRow } from './use-opened-row.ts';

const rowPanel = late(async () => (await import('./row-panel.tsx')).RowPanel);

/** Loads the panel, which few visits need. */
export const loadPanel = rowPanel.fetch;

/** The row that the address opens, in a panel beside the view. */
export function OpenedRow({ criteria }: { criteria: Criteria }) {
  const { opened, close } = useOpenedRow();
  const RowPanel = useLateCode(rowPanel, opened !== null, close);
  if (opened === null || RowPanel === null) return null;
  return (
    <RowPanel key={`${opened.id} ${opened.published}`} criteria={criteria} row={opened} onClose={close} />
  );
}
