import { useState } from 'react';
import * as forms from '../../../../contract/generated/forms.js';
import type { NewApiKey } from '../../../../contract/generated/types.ts';
import { apiKeyDays } from '../../../../domain/account/api-keys.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../../forms/ask-dialog.tsx';
import { KeyLives } from './api-keys-styles.ts';

type Props = {
  readonly isOpen: boolean;
  /** What was entered before. */
  readonly wanted: NewApiKey | null;
  readonly onCancel: () => void;
  readonly onMake: (wanted: NewApiKey) => void;
};

/** Asks for the purpose of a key, and how long it is valid. */
export function NewKeyDialog({ isOpen, wanted, onCancel, onMake }: Props) {
  return (
    <AskDialog isOpen={isOpen} title="Make an API key" onCancel={onCancel}>
      <NewKeyForm wanted={wanted} onCancel={onCancel} onMake={onMake} />
    </AskDialog>
  );
}

// Inside the dialog, so that it starts with what was entered before, and otherwise empty, each time it opens.
function NewKeyForm({ wanted, onCancel, onMake }: Pick<Props, 'wanted' | 'onCancel' | 'onMake'>) {
  const [typed, setTyped] = useState(wanted?.name ?? '');
  const [days, setDays] = useState<number>(wanted?.days ?? 90);
  const fault = useFieldFault();
  const confirm = (): void => {
    const name = typed.trim();
    const wrong = validateForm(forms.ApiKeyForm, { name }).name ?? null;
    fault.tell(wrong);
    if (wrong === null) onMake({ name, days });
  };
  return (
    <AskForm confirmLabel="Make key" onCancel={onCancel} onConfirm={confirm}>
      <AskedField
        label="What it is for"
        name="name"
        hint="Such as the program or the machine that uses it."
        value={typed}
        onValue={setTyped}
        {...fault}
      />
      <KeyLives>
        <legend>Valid for</legend>
        {apiKeyDays.map((each) => (
          <label key={each}>
            <input type="radio" name="days" checked={days === each} onChange={() => setDays(each)} />
            {each} days
          </label>
        ))}
      </KeyLives>
    </AskForm>
  );
}
