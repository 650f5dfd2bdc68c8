import Button from '@mui/material/Button';
import { DaylightLogo } from '../logos/daylight-logo.tsx';
import { Centred } from './centred.tsx';
import { Spinner } from './loading-overlay.tsx';

/** What stands there until the shell knows whom it is for. */
export function Opening({ label = 'Opening Daylight' }: { label?: string }) {
  return (
    <Centred>
      <Spinner label={label} />
    </Centred>
  );
}

/** The service does not answer (A 8). */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Centred>
      <main style={{ textAlign: 'center' }}>
        <DaylightLogo size={40} />
        <h1 style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, marginTop: 12 }}>
          Service is temporarily unavailable
        </h1>
        <p style={{ color: 'var(--muted)', margin: '4px 0 20px' }}>
          Your data is safe. Please try again in a moment.
        </p>
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      </main>
    </Centred>
  );
}
