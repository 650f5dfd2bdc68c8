import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { missingRequirements } from '../../domain/account/password-requirements.ts';
import { latePart } from '../hooks/use-late.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { useFormActor } from './form-actor.ts';
import { PasswordField } from './password-field.tsx';

const Word = styled('strong')({ fontWeight: 600, color: 'var(--ink)' });

export type NewPasswordFieldProps = {
  name: string;
  label: string;
  /** The login, if known: a password must not contain any part of it. */
  login?: string | undefined;
};

// Its list of common passwords is large, and the form works without it.
const PasswordStrength = latePart(async () => (await import('./password-strength.tsx')).PasswordStrength);

/** A box for a new password that says, as it is typed, how strong it is and what it still needs. */
export function NewPasswordField({ name, label, login }: NewPasswordFieldProps) {
  const form = useFormActor();
  const password = useSelector(form, ({ context }) => String(context.values[name] ?? ''));
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={<Strength password={password} login={login} />}
    />
  );
}

function Strength({ password, login }: { password: string; login: string | undefined }) {
  if (password === '')
    return <>At least 8 characters, with a lowercase letter, an uppercase letter and a number.</>;
  const missing = missingRequirements(password, login);
  return (
    <span aria-live="polite">
      Strength:{' '}
      <Word>
        {missing.length > 0 ? (
          'too weak'
        ) : (
          <ErrorBoundary place={password} instead="unknown">
            <Suspense fallback="…">
              <PasswordStrength password={password} login={login} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Word>
      {missing.length === 0 ? '' : `. Still needed: ${missing.join(', ')}.`}
    </span>
  );
}
