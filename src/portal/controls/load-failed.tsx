import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PublicCard } from './public-styles.ts';

type Props = { text: string; onRetry: () => void };

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text, onRetry }: Props) {
  return (
    <div role="alert">
      <Box component="p" sx={{ margin: '0 0 12px' }}>
        {text}
      </Box>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The same where the page has no frame around it. */
export function LoadFailedCard(props: Props) {
  return (
    <PublicCard>
      <LoadFailed {...props} />
    </PublicCard>
  );
}
