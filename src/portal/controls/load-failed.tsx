import Box from '@mui/material/Box';
import { RetryButton } from './retry-button.tsx';

export type LoadFailedProps = { text: string; onRetry: () => void };

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <Box component="p" sx={{ margin: '0 0 12px' }}>
        {text}
      </Box>
      <RetryButton variant="contained" onRetry={onRetry} />
    </div>
  );
}
