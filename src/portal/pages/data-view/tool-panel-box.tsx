import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('section')({
  marginBottom: 12,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 4,
  backgroundColor: 'var(--surface)',
  // A drawer is a frame already.
  '[role="dialog"] &': { marginBottom: 0, padding: 0, border: 0 },
  '& > h2': { fontSize: 'var(--text-lead)', fontWeight: 600, marginBottom: 8 },
});

/** Fields of a panel, as many side by side as fit. */
export const ToolFields = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

/** A panel below the tools, opened by one of them. */
export function ToolPanelBox({
  id,
  labelledBy,
  children,
}: {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}) {
  return (
    <Root id={id} aria-labelledby={labelledBy} data-print="no">
      {children}
    </Root>
  );
}
