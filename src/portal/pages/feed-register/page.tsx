import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import formFile from './daylight-feed-registration.pdf?url';

const steps = [
  'Download the form and fill it in on your screen with any PDF reader.',
  'Save it and send it to us as an attachment.',
  'We answer within two working days, with an agreement to sign and a test connection.',
] as const;

const Text = styled('div')({
  maxWidth: '68ch',
  borderTop: '1px solid var(--line)',
  paddingTop: 24,
  '& h2': { fontSize: 'var(--text-title)', lineHeight: '28px', fontWeight: 600, marginTop: 28 },
  '& ol': { margin: '8px 0 0', paddingLeft: 24, display: 'grid', gap: 6 },
});

const FormLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  marginTop: 24,
});

const OtherWays = styled('p')({
  marginTop: 32,
  paddingTop: 20,
  borderTop: '1px solid var(--line)',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

/** Registration for the data feed (A 2.8): what it is, the form to download, and where to send it. */
export function Page() {
  const { supportEmail } = useAppContext().config;
  const subject = encodeURIComponent('Data feed registration');
  return (
    <Text>
      <p>
        The data feed delivers orders and trades of the trading venues by FIX, in real time or delayed by 15
        minutes. Data delayed by 15 minutes is free. Live data is charged per venue, per user, per month,
        under a separate agreement; registering commits you to no cost.
      </p>
      <h2>How to register</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <FormLine>
        <Button variant="contained" size="large" href={formFile} download="daylight-feed-registration.pdf">
          Download the form (PDF)
        </Button>
        <span>
          and e-mail it to <Link href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</Link>
        </span>
      </FormLine>
      <OtherWays>
        Looking for the data on your screen or as files?{' '}
        <Link component={RouterLink} to={pagePaths.register}>
          Register for web access
        </Link>{' '}
        or for the{' '}
        <Link component={RouterLink} to={pagePaths.sliceRegister}>
          slice file feed
        </Link>
        .
      </OtherWays>
    </Text>
  );
}
