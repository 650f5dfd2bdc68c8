import { useState } from 'react';
import type { SecondFactorView } from '../../../../../machines/second-factor.ts';
import type { Failure } from '../../../../domain/failure.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../../forms/ask-dialog.tsx';
import { proofFields } from '../../../forms/proof-fields.ts';
import type { SecondFactorActor } from './set-up.tsx';

type Props = { readonly actor: SecondFactorActor; readonly view: SecondFactorView };

/** Asks for password and code, without which it is not turned off. */
export function TurnOffDialog({ actor, view }: Props) {
  const isOpen = view.kind === 'confirming' || view.kind === 'removing';
  return (
    <AskDialog
      isOpen={isOpen}
      title="Turn the second factor off?"
      isBusy={view.kind === 'removing'}
      onCancel={() => actor.send({ type: 'removal.declined' })}
    >
      <TurnOffForm
        actor={actor}
        failure={isOpen ? view.failure : null}
        isRemoving={view.kind === 'removing'}
      />
    </AskDialog>
  );
}

type FormProps = Pick<Props, 'actor'> & { readonly failure: Failure | null; readonly isRemoving: boolean };

// Inside the dialog, so that it starts empty each time it opens.
function TurnOffForm({ actor, failure, isRemoving }: FormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isOfPassword = failure !== null && 'password' in failure.fields;
  const ofPassword = useFieldFault(isOfPassword ? failure : null);
  const ofCode = useFieldFault(isOfPassword ? null : failure);
  const confirm = (): void => {
    const wrongPassword = validateForm(proofFields.password.form, { password }).password ?? null;
    const wrongCode = validateForm(proofFields.code.form, { code }).code ?? null;
    ofCode.tell(wrongCode);
    // The first wrong field has the focus.
    ofPassword.tell(wrongPassword);
    if (wrongPassword === null && wrongCode === null)
      actor.send({ type: 'removal.requested', password, code });
  };
  return (
    <AskForm
      confirmLabel="Turn off"
      busyLabel="Turning off"
      isBusy={isRemoving}
      onCancel={() => actor.send({ type: 'removal.declined' })}
      onConfirm={confirm}
    >
      <AskedField
        {...proofFields.password.field}
        value={password}
        isBusy={isRemoving}
        onValue={setPassword}
        {...ofPassword}
      />
      <AskedField
        {...proofFields.code.field}
        hasFirstFocus={false}
        value={code}
        isBusy={isRemoving}
        onValue={setCode}
        {...ofCode}
      />
    </AskForm>
  );
}
