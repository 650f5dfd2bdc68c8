import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The middle of an otherwise empty window. */
export function Centred({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: '24px' }}>{children}</Box>
  );
}
