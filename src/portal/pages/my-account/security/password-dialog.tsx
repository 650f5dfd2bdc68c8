import { useState } from 'react';
import type { SecondFactorView } from '../../../../../machines/second-factor.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../../forms/ask-dialog.tsx';
import { Notice } from '../../../forms/notice.ts';
import { proofFields } from '../../../forms/proof-fields.ts';
import { useLast } from '../../../hooks/use-last.ts';
import type { SecondFactorActor } from './set-up.tsx';

type Asking = Extract<SecondFactorView, { kind: 'askingPassword' | 'beginning' }>;

/** Asks for the password, by which a second factor is set up. */
export function PasswordDialog({ actor, view }: { actor: SecondFactorActor; view: SecondFactorView }) {
  const asking = view.kind === 'askingPassword' || view.kind === 'beginning' ? view : null;
  const shown = useLast(asking);
  return (
    <AskDialog
      isOpen={asking !== null}
      title="Confirm that it is you"
      isBusy={asking?.kind === 'beginning'}
      onCancel={() => actor.send({ type: 'setup.declined' })}
    >
      {shown ? <PasswordForm actor={actor} view={shown} /> : null}
    </AskDialog>
  );
}

// Inside the dialog, so that it starts empty each time it opens.
function PasswordForm({
  actor,
  view: { kind, isBegunAnew, failure },
}: {
  actor: SecondFactorActor;
  view: Asking;
}) {
  const [password, setPassword] = useState('');
  const fault = useFieldFault(failure);
  const isBusy = kind === 'beginning';
  const give = (): void => {
    const wrong = validateForm(proofFields.password.form, { password }).password ?? null;
    fault.tell(wrong);
    if (wrong === null) actor.send({ type: 'password.given', password });
  };
  return (
    <AskForm
      confirmLabel="Continue"
      busyLabel="Checking"
      isBusy={isBusy}
      onCancel={() => actor.send({ type: 'setup.declined' })}
      onConfirm={give}
    >
      {isBegunAnew ? (
        <Notice role="alert">
          It was begun anew meanwhile, perhaps in another tab. Remove from your app what you have scanned, and
          begin again.
        </Notice>
      ) : null}
      <AskedField
        {...proofFields.password.field}
        value={password}
        isBusy={isBusy}
        onValue={setPassword}
        {...fault}
      />
    </AskForm>
  );
}
