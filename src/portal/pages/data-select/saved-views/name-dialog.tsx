import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState } from 'react';
import { forms } from '../../../../contract/generated/forms.ts';
import { errorText, type Failure, inWords, refusalText } from '../../../../domain/failure.ts';
import { validateForm } from '../../../../domain/form-rules/validate-form.ts';
import { savedNameOf } from '../../../../domain/saved-views/saved-views.ts';
import { describedBy, FieldFrame } from '../../../forms/field-frame.tsx';

/** Why a saved view was not changed, in words for a person. */
export const savedViewWords = (failure: Failure): string =>
  refusalText(failure) || inWords(failure, errorText).message;

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
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !form.isBusy) form.onCancel();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <NameForm {...form} />
    </Dialog>
  );
}

// Within the dialog, so that each time begins with the name that is there.
function NameForm({
  name: given,
  hint = '',
  confirmLabel,
  busyLabel,
  isBusy,
  failure,
  onCancel,
  onGiven,
}: Omit<Props, 'isOpen' | 'title'>) {
  const id = useId();
  const [name, setName] = useState(given);
  /** What is wrong with what stands there; null where it has been changed since. */
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure === null) return;
    setFault(savedViewWords(failure));
    input.current?.focus();
  }, [failure]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const wrong = validateForm(forms.SavedViewForm, { name: savedNameOf(name) }).name ?? null;
        setFault(wrong);
        if (wrong === null) onGiven(name);
        else input.current?.focus();
      }}
    >
      <DialogContent>
        <FieldFrame id={id} label="Name" optional={false} hint={hint} error={fault}>
          <OutlinedInput
            id={id}
            name="name"
            value={name}
            autoFocus
            fullWidth
            readOnly={isBusy}
            error={fault !== null}
            inputRef={input}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setName(target.value);
              setFault(null);
            }}
            slotProps={{
              input: {
                'aria-describedby': describedBy(id, hint, fault),
                'aria-invalid': fault !== null,
                required: true,
                autoComplete: 'off',
              },
            }}
          />
        </FieldFrame>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
