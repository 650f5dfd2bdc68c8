import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useAppContext } from '../../context/app-context.tsx';
import { useFormActor } from '../../forms/form-actor.ts';
import { goToField } from '../../forms/go-to-field.ts';

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
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{
        marginTop: 8,
        padding: '16px',
        border: '1px solid var(--line)',
        borderRadius: '4px',
        backgroundColor: 'var(--surface)',
        fontSize: 'var(--text-small)',
        lineHeight: '20px',
      }}
    >
      <Box
        component="h2"
        id="demo-accounts"
        sx={{ margin: 0, fontSize: 'var(--text-small)', lineHeight: '20px', fontWeight: 600 }}
      >
        Demo accounts
      </Box>
      <Box component="p" sx={{ color: 'var(--muted)', marginBottom: '8px' }}>
        This is a sandbox. All of them have the password that was printed when the service started.
      </Box>
      <ul>
        {accountsOf(noPaymentMode).map(({ login, state }) => (
          <Box
            component="li"
            key={login}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 196px) minmax(0, 1fr)' },
              columnGap: 2,
              justifyItems: 'start',
              padding: '4px 0',
            }}
          >
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={(event) => choose(login, event.currentTarget)}
            >
              {login}
            </Link>
            <Box component="span" sx={{ color: 'var(--muted)' }}>
              {state}
            </Box>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
