import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type confirmationMachine, viewOf } from '../../../machines/confirmation.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import { useLast } from '../hooks/use-last.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from './ask-dialog.tsx';
import { proofFields } from './proof-fields.ts';

type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;

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
  const { form, field } = proofFields[by];
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
        value={text}
        isBusy={isChecking}
        onValue={(value) => setTyped({ by, text: value })}
        {...field}
        {...fault}
      />
    </AskForm>
  );
}
