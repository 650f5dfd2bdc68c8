import Box from '@mui/material/Box';
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
      <Box component="main" sx={{ textAlign: 'center' }}>
        <DaylightLogo size={40} />
        <Box component="h1" sx={{ fontSize: '20px', lineHeight: '28px', fontWeight: 600, marginTop: '12px' }}>
          Service is temporarily unavailable
        </Box>
        <Box component="p" sx={{ color: 'var(--muted)', margin: '4px 0 20px' }}>
          Your data is safe. Please try again in a moment.
        </Box>
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      </Box>
    </Centred>
  );
}
