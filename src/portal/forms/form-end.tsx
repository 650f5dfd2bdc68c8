import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The end of a form: its button and, opposite, a link for users who came for something else. */
export function FormEnd({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      {children}
    </Box>
  );
}
