import Button from '@mui/material/Button';
import './public.css';

/** A list that did not come: what it was, and the way to ask for it again. */
export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="public-card">
      <p style={{ margin: '0 0 16px' }}>{text}</p>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
