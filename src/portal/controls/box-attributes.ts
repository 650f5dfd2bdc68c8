import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy } from '../forms/field-frame.tsx';

type Told = {
  readonly id: string;
  readonly name: string | undefined;
  readonly optional: boolean;
  readonly hint: ReactNode;
  readonly error: string | null;
};

/** The attributes of a drop-down's input, the same before and after its code has loaded. */
export const boxAttributes = ({
  id,
  name,
  optional,
  hint,
  error,
}: Told): InputHTMLAttributes<HTMLInputElement> => ({
  name,
  required: !optional,
  'aria-describedby': describedBy(id, hint, error),
  'aria-invalid': error !== null,
  spellCheck: false,
});
