import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useAppContext } from '../../context/app-context.tsx';
import { useFormActor } from '../../forms/form-actor.ts';
import { goToField } from '../../forms/go-to-field.ts';
import { below } from '../../theme/widths.ts';

const Card = styled('section')({
  marginTop: 32,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  '& h2': { fontSize: 'inherit', fontWeight: 600 },
  '& p': { color: 'var(--muted)', marginBottom: 8 },
});

const Account = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 196px) minmax(0, 1fr)',
  columnGap: 8,
  justifyItems: 'start',
  padding: '4px 0',
  '& span': { color: 'var(--muted)' },
  [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const accountsOf = (noPaymentMode: boolean) => [
  { login: 'analyst@daylight.example', state: 'delayed everywhere' },
  {
    login: 'realtime@daylight.example',
    // In no-payment mode every venue is delayed for everyone (B 1).
    state: noPaymentMode ? 'live once payment is on' : 'live on the ICAP venues',
  },
  { login: 'expiring@daylight.example', state: 'ends in 10 days' },
  { login: 'restricted@daylight.example', state: 'ended, data closed' },
  { login: 'unpaid@daylight.example', state: 'uncompleted payment' },
  {
    login: 'operator@daylight.example',
    state: (
      <>
        operates; code at{' '}
        <Link href="/sandbox/factor" target="_blank" rel="noopener">
          /sandbox/factor
        </Link>
      </>
    ),
  },
];

/** The sandbox's demo accounts: choosing one fills in its login and focuses the password. */
export function DemoAccounts() {
  const form = useFormActor();
  const { noPaymentMode } = useAppContext().config;
  const choose = (login: string, control: HTMLElement) => {
    form.send({ type: 'field.changed', name: 'login', value: login });
    goToField(control.closest('form'), 'password');
  };
  return (
    <Card aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <p>This is a sandbox. All of them have the password that was printed when the service started.</p>
      <ul>
        {accountsOf(noPaymentMode).map(({ login, state }) => (
          <Account key={login}>
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={(event) => choose(login, event.currentTarget)}
            >
              {login}
            </Link>
            <span>{state}</span>
          </Account>
        ))}
      </ul>
    </Card>
  );
}
