import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/sign-in.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { loadProviderClient } from '../../browser/provider-redirect.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { signInOf } from '../../flows/sign-in.ts';
import { ConfiguredCaptcha } from '../../forms/configured-captcha.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import { FormEnd } from '../../forms/form-end.ts';
import { Notice } from '../../forms/notice.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { rememberedLocation } from '../../routes/remembered-location.ts';
import { BrokenPage } from '../../shell/broken-page.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

const Newcomers = styled('p')({
  marginTop: 32,
  paddingTop: 20,
  borderTop: '1px solid var(--line)',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

/** The login that the page leading here has named, as after its password was set; otherwise empty. */
function givenLogin(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('login' in state)) return '';
  return typeof state.login === 'string' ? state.login : '';
}

/** The login page (A 2.6). */
export function Page() {
  const { config, session } = useAppContext();
  const endedBecause = useSelector(session, ({ context }) => context.endedBecause);
  const location = useLocation();
  const machine = useMemo(() => signInOf(config), [config]);
  const actor = useFlow(machine, {
    input: {
      skipCaptcha: config.captcha.skipValidation,
      returnTo: rememberedLocation(location.state),
      login: givenLogin(location.state),
    },
  });
  const view = useSelector(actor, viewOf, shallowEqual);
  const form = useSelector(actor, ({ children }) => children.form);
  const codeForm = useSelector(actor, ({ children }) => children.codeForm);
  usePageLoading(view.kind === 'loggingIn', 'Logging in');

  useEffect(() => {
    // If that fails, pressing Log in tries again and reports it.
    const load = () => void loadProviderClient().catch(() => {});
    addEventListener('input', load, { once: true, passive: true });
    return () => removeEventListener('input', load);
  }, []);
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'page.restored' });
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, [actor]);

  if (view.kind === 'broken' || !form) {
    return <BrokenPage />;
  }
  if (codeForm) {
    return <CodeForm form={codeForm} onBack={() => actor.send({ type: 'password.requested' })} />;
  }
  return (
    <Form actor={form} label="Log in" hasFirstFocus sending="Logging in">
      {endedBecause === null ? null : (
        <Notice as="p" role="status">
          {endedBecause}
        </Notice>
      )}
      <ErrorSummary />
      <TextField name="login" label="Login" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <ConfiguredCaptcha />
      <FormEnd>
        <SubmitButton>Log in</SubmitButton>
        <Link component={RouterLink} to={pagePaths.restorePassword}>
          Forgotten your password?
        </Link>
      </FormEnd>
      <Newcomers>
        No account yet?{' '}
        <Link component={RouterLink} to={pagePaths.register}>
          Register for web access
        </Link>
        . It is free.
      </Newcomers>
      {config.sandbox ? <DemoAccounts /> : null}
    </Form>
  );
}
