import { lazy, Suspense } from 'react';
import type { Criteria } from '../../../../domain/feed/criteria.ts';
import { useOpenedRow } from './use-opened-row.ts';

/** Fetches the panel, which few visits need. */
export const loadPanel = () => import('./row-panel.tsx');

const RowPanel = lazy(() => loadPanel().then((module) => ({ default: module.RowPanel })));

/** The row that the address opens, in a panel beside the view. */
export function OpenedRow({ criteria }: { criteria: Criteria }) {
  const { opened, close } = useOpenedRow();
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <RowPanel key={`${opened.id} ${opened.published}`} criteria={criteria} row={opened} onClose={close} />
    </Suspense>
  );
}
