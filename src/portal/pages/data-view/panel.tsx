import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { below } from '../../theme/widths.ts';

/** A card that explains why there is nothing to draw, and what to do next. */
export function Panel({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        border: '1px solid var(--line)',
        borderRadius: '4px',
        backgroundColor: 'var(--surface)',
        padding: '32px',
        [below.small]: { padding: '24px 16px' },
      }}
    >
      <Box
        component="h2"
        sx={{ fontSize: 'var(--text-title)', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' }}
      >
        {title}
      </Box>
      <Box sx={{ marginTop: '4px', color: 'var(--muted)', maxWidth: '70ch' }}>{children}</Box>
      {actions ? (
        <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap', marginTop: '20px' }}>{actions}</Box>
      ) : null}
    </Box>
  );
}
