import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type confirmationMachine, viewOf } from '../../../machines/confirmation.ts';
import * as forms from '../../contract/generated/forms.js';
import type { Proof } from '../../domain/failure.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import { useLast } from '../hooks/use-last.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from './ask-dialog.tsx';

type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;

const asked = {
  password: {
    form: forms.PasswordForm,
    label: 'Password',
    hint: 'The one with which you log in.',
    autoComplete: 'current-password',
    type: 'password',
  },
  code: {
    form: forms.CodeForm,
    label: 'Code',
    hint: 'The six digits that your authenticator app shows for Daylight, or one of your recovery codes.',
    autoComplete: 'one-time-code',
    type: 'text',
  },
} as const satisfies Record<Proof, unknown>;

/** Asks again who somebody is, for the flow that waits for it; without one it is closed. */
export function ConfirmationDialog({ actor }: { actor: ConfirmationActor | undefined }) {
  const shown = useLast(actor);
  return (
    <AskDialog
      isOpen={actor !== undefined}
      title="Confirm that it is you"
      onCancel={() => actor?.send({ type: 'confirmation.declined' })}
    >
      {shown ? <ConfirmationForm key={shown.sessionId} actor={shown} /> : null}
    </AskDialog>
  );
}

function ConfirmationForm({ actor }: { actor: ConfirmationActor }) {
  const { by, failure, isChecking } = useSelector(actor, viewOf, shallowEqual);
  const [typed, setTyped] = useState({ by, text: '' });
  const fault = useFieldFault(failure);
  // What was typed for the other is no answer to this.
  const text = typed.by === by ? typed.text : '';
  const { form, ...field } = asked[by];
  const confirm = (): void => {
    const wrong = validateForm(form, { [by]: text })[by] ?? null;
    fault.tell(wrong);
    if (wrong === null) actor.send({ type: 'proof.given', proof: text });
  };
  return (
    <AskForm
      confirmLabel="Continue"
      busyLabel="Checking"
      isBusy={isChecking}
      onCancel={() => actor.send({ type: 'confirmation.declined' })}
      onConfirm={confirm}
    >
      <AskedField
        key={by}
        name={by}
        value={text}
        isBusy={isChecking}
        onValue={(value) => setTyped({ by, text: value })}
        {...field}
        {...fault}
      />
    </AskForm>
  );
}
