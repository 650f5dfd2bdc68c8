import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Failure, notChangedText } from '../../domain/failure.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** The input is being saved; the dialog stays open until the result is known. */
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A small dialog that asks for something; Escape cancels it. */
export function AskDialog({ isOpen, title, isBusy = false, onCancel, children }: DialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !isBusy) onCancel();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

type FormProps = Pick<DialogProps, 'isBusy' | 'onCancel' | 'children'> & {
  readonly confirmLabel: string;
  /** Replaces the label while the input is being saved. */
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
};

/** The form in the dialog: its fields, and the buttons to confirm or cancel. */
export function AskForm({
  isBusy = false,
  confirmLabel,
  busyLabel = confirmLabel,
  onCancel,
  onConfirm,
  children,
}: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onConfirm();
      }}
    >
      <DialogContent>{children}</DialogContent>
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

type Fault = {
  /** The error of the current input; null once the input has changed. */
  readonly fault: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Shows an error and focuses the field; null clears it. */
  readonly tell: (fault: string | null) => void;
};

/** The error of a dialog's field, including the service's. */
export function useFieldFault(failure: Failure | null = null): Fault {
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure === null) return;
    setFault(notChangedText(failure));
    input.current?.focus();
  }, [failure]);
  const tell = (wrong: string | null): void => {
    setFault(wrong);
    if (wrong !== null) input.current?.focus();
  };
  return { fault, input, tell };
}

type FieldProps = Pick<DialogProps, 'isBusy'> &
  Fault & {
    readonly label: string;
    readonly name: string;
    readonly hint: string;
    readonly value: string;
    readonly inputMode?: 'decimal';
    readonly type?: 'text' | 'password';
    readonly autoComplete?: string;
    /** It may stay empty. */
    readonly isOptional?: boolean;
    /** Whether it has the focus at first. */
    readonly hasFirstFocus?: boolean;
    /** Focusing the field selects its text. */
    readonly isSelected?: boolean;
    readonly onValue: (value: string) => void;
  };

/** A text field of the dialog. */
export function AskedField(field: FieldProps) {
  const {
    label,
    name,
    hint,
    value,
    inputMode,
    type = 'text',
    autoComplete = 'off',
    isOptional = false,
    hasFirstFocus = true,
    isSelected = false,
    isBusy = false,
    fault,
    input,
    tell,
  } = field;
  const id = useId();
  useEffect(() => {
    // A dialog that closes as this one opens gives the focus back to where it was, after the box has taken it.
    if (hasFirstFocus) document.getElementById(id)?.focus();
  }, [id, hasFirstFocus]);
  return (
    <FieldFrame id={id} label={label} optional={isOptional} hint={hint} error={fault}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        autoFocus={hasFirstFocus}
        fullWidth
        readOnly={isBusy}
        error={fault !== null}
        inputRef={input}
        onFocus={({ target }) => {
          if (isSelected) target.select();
        }}
        onChange={({ target }) => {
          field.onValue(target.value);
          tell(null);
        }}
        slotProps={{
          input: {
            'aria-describedby': describedBy(id, hint, fault),
            'aria-invalid': fault !== null,
            required: !isOptional,
            ...(inputMode ? { inputMode } : {}),
            autoComplete,
          },
        }}
      />
    </FieldFrame>
  );
}
