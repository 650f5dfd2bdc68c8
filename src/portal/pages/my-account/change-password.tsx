import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { viewOf } from '../../../../machines/change-password.ts';
import { viewOf as formViewOf } from '../../../../machines/form.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { changePasswordOf, mismatch } from '../../flows/change-password.ts';
import { ConfiguredCaptcha } from '../../forms/configured-captcha.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import type { FormActor } from '../../forms/form-actor.ts';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { NoPaste } from '../../forms/no-paste.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSavingGuard } from '../../hooks/use-saving-guard.ts';
import { BrokenPage } from '../../shell/broken-page.tsx';
import { AccountPart, Info } from './account-part.tsx';

const Fields = styled('div')({ maxWidth: 400 });

/** The form to change the password (A 2.9, 4.8). */
export function ChangePassword() {
  const { config, session } = useAppContext();
  const login = useSelector(session, ({ context }) => context.user?.email ?? '');
  const machine = useMemo(() => changePasswordOf(config, login), [config, login]);
  const actor = useFlow(machine, {
    input: { skipCaptcha: config.captcha.skipValidation, contradiction: mismatch },
  });
  const form = useSelector(actor, ({ children }) => children.form);
  const isBroken = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'broken');

  return (
    <AccountPart title="Change password" aside={<PasswordInfo />}>
      {isBroken || !form ? <BrokenPage /> : <PasswordForm form={form} login={login} />}
    </AccountPart>
  );
}

function PasswordForm({ form, login }: { form: FormActor; login: string }) {
  const view = useSelector(form, formViewOf, shallowEqual);
  const isSaving = view.kind === 'sending';
  useSavingGuard(isSaving, view.kind === 'open' && view.failure === null);

  return (
    <Form actor={form} label="Change password" hasFirstFocus sending="Changing your password">
      <ErrorSummary />
      <Fields>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
        <NewPasswordField name="newPassword" label="New password" login={login} />
        <NoPaste why="Pasting is off here: typing the password again reveals a typing error.">
          <PasswordField
            name="newPasswordConfirmation"
            label="Confirm new password"
            autoComplete="new-password"
          />
        </NoPaste>
      </Fields>
      <ConfiguredCaptcha />
      <SubmitButton>Change password</SubmitButton>
    </Form>
  );
}

function PasswordInfo() {
  return (
    <>
      <Info title="A good password">
        <ul>
          <li>has at least 8 characters, a lowercase letter, an uppercase letter and a number</li>
          <li>contains no part of your login</li>
          <li>is used nowhere else</li>
        </ul>
      </Info>
      <Info title="What happens then">
        <p>You stay logged in here. In every other browser you are logged out.</p>
      </Info>
      <Info title="Forgotten the current one?">
        <p>Log out and choose “Forgotten your password?” on the login page.</p>
      </Info>
    </>
  );
}
