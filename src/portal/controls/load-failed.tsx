import { styled } from '@mui/material/styles';
import { RetryButton } from './retry-button.tsx';

const Text = styled('p')({ marginBottom: 12 });

export type LoadFailedProps = { text: string; onRetry: () => void };

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <Text>{text}</Text>
      <RetryButton variant="contained" onRetry={onRetry} />
    </div>
  );
}
