import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import type { FormActor } from '../../forms/form-actor.ts';
import { FormEnd } from '../../forms/form-end.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Note } from './note.tsx';

const SentText = styled('section')({
  '& h2': {
    fontSize: 'var(--text-heading)',
    lineHeight: '28px',
    fontWeight: 600,
    outline: 'none',
    marginBottom: 8,
  },
  '& strong': { fontWeight: 550 },
  '& ul': { margin: '16px 0 24px', paddingLeft: 20, listStyle: 'disc', color: 'var(--muted)' },
});

type Props = {
  form: FormActor;
  /** The e-mail has been requested. */
  isSent: boolean;
  onRepeat: () => void;
};

/** Step 0: asks for the login to which a link is sent (A 2.7). */
export function RequestStep({ form, isSent, onRepeat }: Props) {
  const { state } = useLocation();
  const isUnsent = useSelector(form, ({ context }) => context.succeeded === null);
  const linkEnded = isUnsent && typeof state === 'object' && state !== null && 'linkEnded' in state;

  if (isSent) return <Sent form={form} onRepeat={onRepeat} />;
  return (
    <Form actor={form} label="Restore password" hasFirstFocus sending="Sending the e-mail">
      <ErrorSummary />
      {linkEnded ? (
        <Note title="Your link could not be opened">
          A link is good for one hour and for one password. Enter your login, and we will send you a new one.
        </Note>
      ) : null}
      <TextField
        name="login"
        label="Login"
        type="email"
        autoComplete="username"
        hint="The e-mail address you registered with."
      />
      <FormEnd>
        <SubmitButton>Send</SubmitButton>
        <Link component={RouterLink} to={pagePaths.login}>
          Back to the login
        </Link>
      </FormEnd>
    </Form>
  );
}

function Sent({ form, onRepeat }: { form: FormActor; onRepeat: () => void }) {
  const login = useSelector(form, ({ context }) => String(context.values.login ?? ''));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SentText aria-labelledby="check-mail">
      <h2 id="check-mail" ref={heading} tabIndex={-1}>
        Check your e-mail
      </h2>
      <p>
        If <strong>{login}</strong> is the login of an account, a link to set a new password is on its way
        there.
      </p>
      <ul>
        <li>The link is good for one hour and for one password.</li>
        <li>Only the newest link works.</li>
        <li>Nothing after a few minutes? Look in your spam folder, or check the login.</li>
      </ul>
      <FormEnd>
        <Button onClick={onRepeat}>Send again or change the address</Button>
        <Link component={RouterLink} to={pagePaths.login}>
          Back to the login
        </Link>
      </FormEnd>
    </SentText>
  );
}
