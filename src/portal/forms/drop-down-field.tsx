import type { ReactNode } from 'react';
import type { Option } from '../controls/drop-down.tsx';
import { LateDropDown } from '../controls/late-drop-down.tsx';
import { useField } from './form-actor.ts';

export type DropDownFieldProps = {
  name: string;
  label: string;
  options: readonly Option[];
  clearable?: boolean;
  readOnly?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  emptyText?: string;
  /** Receives the choice instead of the form: an option's value, or '' if the choice was cleared. */
  onChoose?: (value: string) => void;
};

/** A form field whose value is one of a list; '' if none is chosen. */
export function DropDownField({ name, readOnly = false, onChoose, ...shown }: DropDownFieldProps) {
  const field = useField(name);
  const choose = onChoose ?? field.change;
  return (
    <LateDropDown
      {...shown}
      name={name}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      onChange={(value) => choose(value ?? '')}
      onBlur={field.leave}
      disabled={readOnly || field.locked}
      error={field.error}
    />
  );
}
