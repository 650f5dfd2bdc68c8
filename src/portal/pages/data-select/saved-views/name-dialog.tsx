import { useState } from 'react';
import * as forms from '../../../../contract/generated/forms.js';
import type { Failure } from '../../../../domain/failure.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { storedText } from '../../../../domain/stored-text.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from '../../../forms/ask-dialog.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  /** The initial value of the field. */
  readonly name: string;
  readonly hint?: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** The name is being saved. */
  readonly isBusy: boolean;
  /** Why the previous name was refused. */
  readonly failure: Failure | null;
  readonly onCancel: () => void;
  readonly onGiven: (name: string) => void;
};

/** Asks for the name of a saved view. */
export function NameDialog({ isOpen, title, ...form }: Props) {
  return (
    <AskDialog isOpen={isOpen} title={title} isBusy={form.isBusy} onCancel={form.onCancel}>
      <NameForm {...form} />
    </AskDialog>
  );
}

// Inside the dialog, so that it starts with the current name each time it opens.
function NameForm({ name: given, hint = '', failure, onGiven, ...form }: Omit<Props, 'isOpen' | 'title'>) {
  const [name, setName] = useState(given);
  const fault = useFieldFault(failure);
  return (
    <AskForm
      {...form}
      onConfirm={() => {
        const wrong = validateForm(forms.SavedViewForm, { name: storedText(name) }).name ?? null;
        fault.tell(wrong);
        if (wrong === null) onGiven(name);
      }}
    >
      <AskedField
        label="Name"
        name="name"
        hint={hint}
        value={name}
        isSelected
        isBusy={form.isBusy}
        onValue={setName}
        {...fault}
      />
    </AskForm>
  );
}
