import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import formFile from './daylight-feed-registration.pdf?url';

const steps = [
  'Download the form and fill it in on your screen with any PDF reader.',
  'Save it and send it to us as an attachment.',
  'We answer within two working days, with an agreement to sign and a test connection.',
] as const;

/** Registration for the data feed (A 2.8): what it is, the form to download, and where to send it. */
export function Page() {
  const { supportEmail } = useAppContext().config;
  const subject = encodeURIComponent('Data feed registration');
  return (
    <Box sx={{ maxWidth: '68ch', borderTop: '1px solid var(--line)', paddingTop: '24px' }}>
      <p>
        The data feed delivers orders and trades of the trading venues by FIX, in real time or delayed by 15
        minutes. Data delayed by 15 minutes is free. Live data is charged per venue, per user, per month,
        under a separate agreement; registering commits you to no cost.
      </p>
      <Box
        component="h2"
        sx={{ fontSize: 'var(--text-title)', lineHeight: '28px', fontWeight: 600, marginTop: '28px' }}
      >
        How to register
      </Box>
      <Box component="ol" sx={{ margin: '8px 0 0', paddingLeft: '24px', display: 'grid', gap: '6px' }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Box
        component="p"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px', alignItems: 'center', marginTop: '24px' }}
      >
        <Button variant="contained" size="large" href={formFile} download="daylight-feed-registration.pdf">
          Download the form (PDF)
        </Button>
        <span>
          and e-mail it to <Link href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</Link>
        </span>
      </Box>
      <Box
        component="p"
        sx={{
          marginTop: '32px',
          paddingTop: '20px',
          borderTop: '1px solid var(--line)',
          color: 'var(--muted)',
          fontSize: 'var(--text-small)',
          lineHeight: '20px',
        }}
      >
        Looking for the data on your screen or as files?{' '}
        <Link component={RouterLink} to={pagePaths.register}>
          Register for web access
        </Link>{' '}
        or for the{' '}
        <Link component={RouterLink} to={pagePaths.sliceRegister}>
          slice file feed
        </Link>
        .
      </Box>
    </Box>
  );
}
