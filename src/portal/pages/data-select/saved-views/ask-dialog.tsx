import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Failure } from '../../../../domain/failure.ts';
import { describedBy, FieldFrame } from '../../../forms/field-frame.tsx';
import { savedViewWords } from './saved-view-words.ts';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What was given is on its way; the dialog stays until it is known what became of it. */
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A small dialog that asks for something; Escape declines. */
export function AskDialog({ isOpen, title, isBusy, onCancel, children }: DialogProps) {
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
  readonly busyLabel: string;
  readonly onConfirm: () => void;
};

/** What such a dialog holds: its fields, and the two ways out. */
export function AskForm({ isBusy, confirmLabel, busyLabel, onCancel, onConfirm, children }: FormProps) {
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
  /** What is wrong with what stands there; null where it has been changed since. */
  readonly fault: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Says what is wrong, and leads there; null takes it back. */
  readonly tell: (fault: string | null) => void;
};

/** What is wrong in the one field of a dialog, also by what the service says. */
export function useFieldFault(failure: Failure | null): Fault {
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure === null) return;
    setFault(savedViewWords(failure));
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
    /** What stands there is chosen when one comes to it. */
    readonly isSelected?: boolean;
    readonly onValue: (value: string) => void;
  };

/** The field in which one writes; it has the focus at first. */
export function AskedField(field: FieldProps) {
  const { label, name, hint, value, inputMode, isSelected = false, isBusy, fault, input, tell } = field;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={false} hint={hint} error={fault}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        autoFocus
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
            required: true,
            ...(inputMode ? { inputMode } : {}),
            autoComplete: 'off',
          },
        }}
      />
    </FieldFrame>
  );
}
