import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A note before a form: why the user is here and what to do now. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={{
        marginBottom: 6,
        padding: '12px 16px',
        borderLeft: '3px solid var(--accent)',
        borderRadius: '4px',
        backgroundColor: 'var(--accent-soft)',
      }}
    >
      <Box component="p" sx={{ fontWeight: 550 }}>
        {title}
      </Box>
      <Box component="p" sx={{ fontSize: 'var(--text-small)', lineHeight: '20px' }}>
        {children}
      </Box>
    </Box>
  );
}
