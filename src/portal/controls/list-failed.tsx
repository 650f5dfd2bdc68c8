import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PublicCard } from './public-styles.ts';

/** A list that failed to load: what it is, and a button to try again. */
export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <PublicCard>
      <Box component="p" sx={{ margin: '0 0 16px' }}>
        {text}
      </Box>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    </PublicCard>
  );
}
