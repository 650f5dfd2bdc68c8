import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { missingRequirements } from '../../domain/account/password-requirements.ts';
import { useFormActor } from './form-actor.ts';
import { PasswordField } from './password-field.tsx';

export type NewPasswordFieldProps = {
  name: string;
  label: string;
  /** The login, if known: a password must not contain any part of it. */
  login?: string | undefined;
};

// Its list of common passwords is large, and the form works without it.
const PasswordStrength = lazy(() =>
  import('./password-strength.tsx').then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => 'unknown' }),
  ),
);

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
      <Box component="strong" sx={{ fontWeight: 600, color: 'var(--ink)' }}>
        {missing.length > 0 ? (
          'too weak'
        ) : (
          <Suspense fallback="…">
            <PasswordStrength password={password} login={login} />
          </Suspense>
        )}
      </Box>
      {missing.length === 0 ? '' : `. Still needed: ${missing.join(', ')}.`}
    </span>
  );
}
