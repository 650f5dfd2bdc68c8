import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DaylightLogo } from '../logos/daylight-logo.tsx';
import { Centred } from './centred.ts';
import { Spinner } from './loading-overlay.tsx';
import { PlainMessage } from './plain-message.tsx';

const Middle = styled('main')({ textAlign: 'center', '& h1': { marginTop: 12 } });

/** Shown until the session is known. */
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
      <Middle>
        <DaylightLogo size={40} />
        <PlainMessage title="Service is temporarily unavailable" level="h1">
          Your data is safe. Please try again in a moment.
        </PlainMessage>
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      </Middle>
    </Centred>
  );
}
