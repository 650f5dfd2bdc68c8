import { useState } from 'react';
import { forms } from '../../../../contract/generated/forms.ts';
import type { Failure } from '../../../../domain/failure.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { savedNameOf } from '../../../../domain/saved-views/saved-views.ts';
import { AskDialog, AskedField, AskForm, useFieldFault } from './ask-dialog.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What stands in the field at first. */
  readonly name: string;
  readonly hint?: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** The name is on its way. */
  readonly isBusy: boolean;
  /** Why the name given last was not taken. */
  readonly failure: Failure | null;
  readonly onCancel: () => void;
  readonly onGiven: (name: string) => void;
};

/** Asks what a saved view is to be called. */
export function NameDialog({ isOpen, title, ...form }: Props) {
  return (
    <AskDialog isOpen={isOpen} title={title} isBusy={form.isBusy} onCancel={form.onCancel}>
      <NameForm {...form} />
    </AskDialog>
  );
}

// Within the dialog, so that each time begins with the name that is there.
function NameForm({ name: given, hint = '', failure, onGiven, ...form }: Omit<Props, 'isOpen' | 'title'>) {
  const [name, setName] = useState(given);
  const fault = useFieldFault(failure);
  return (
    <AskForm
      {...form}
      onConfirm={() => {
        const wrong = validateForm(forms.SavedViewForm, { name: savedNameOf(name) }).name ?? null;
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
