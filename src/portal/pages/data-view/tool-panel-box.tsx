import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

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
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      data-print="no"
      sx={{
        marginBottom: '12px',
        padding: '16px',
        border: '1px solid var(--line)',
        borderRadius: '4px',
        backgroundColor: 'var(--surface)',
        '& > h2': { fontSize: 'var(--text-lead)', fontWeight: 600, marginBottom: '8px' },
      }}
    >
      {children}
    </Box>
  );
}
