import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentType, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useField } from './form-actor.ts';

/** The props of a control used in place of the text box. */
export type ControlProps = {
  id: string;
  name: string;
  type: string;
  value: string;
  placeholder: string | undefined;
  readOnly: boolean;
  required: boolean;
  maxLength: number | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  endAdornment?: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The options common to all form fields (A 3.7). */
export type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url';
  placeholder?: string;
  readOnly?: boolean;
  maxLength?: number;
  /** Fields are required unless marked optional (A 5). */
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: ReactNode;
  /** Renders the control in place of the text box. */
  component?: ComponentType<ControlProps>;
  endAdornment?: ReactNode;
};

/** The text box itself. */
export function TextControl({
  id,
  name,
  type,
  value,
  placeholder,
  readOnly,
  required,
  maxLength,
  autoComplete,
  invalid,
  describedBy: descriptions,
  endAdornment,
  onChange,
  onBlur,
}: ControlProps) {
  return (
    <OutlinedInput
      id={id}
      name={name}
      type={type}
      value={value}
      placeholder={placeholder ?? ''}
      readOnly={readOnly}
      error={invalid}
      fullWidth
      endAdornment={endAdornment}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{
        input: {
          'aria-describedby': descriptions,
          'aria-invalid': invalid,
          // Set on the input itself; as a prop of the box it would also mark the frame.
          required,
          maxLength,
          autoComplete,
          ...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false }),
        },
      }}
    />
  );
}

/** A text field. Its message appears only after it has been left once (A 4.9). */
export function TextField({
  name,
  label,
  type = 'text',
  placeholder,
  readOnly = false,
  maxLength,
  optional = false,
  autoComplete,
  hint,
  component: Control = TextControl,
  endAdornment,
}: FieldProps) {
  const field = useField(name);
  return (
    <FieldFrame id={field.id} label={label} optional={optional} hint={hint} error={field.error}>
      <Control
        id={field.id}
        name={name}
        type={type}
        value={typeof field.value === 'string' ? field.value : ''}
        placeholder={placeholder}
        readOnly={readOnly || field.locked}
        required={!optional && !readOnly}
        maxLength={maxLength}
        autoComplete={autoComplete}
        invalid={field.error !== null}
        describedBy={describedBy(field.id, hint, field.error)}
        endAdornment={endAdornment}
        onChange={field.change}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
