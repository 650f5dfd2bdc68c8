import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { below } from '../../theme/widths.ts';

const Form = styled('form')({
  display: 'flex',
  gap: 8,
  '& .MuiOutlinedInput-root': { width: 320, minHeight: 36 },
  '& input': { paddingBlock: 6, fontSize: 'var(--text-small)' },
  [below.small]: { width: '100%', '& .MuiOutlinedInput-root': { width: 'auto', flex: 1 } },
});

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** What was searched for. */
  readonly value: string;
  readonly hasFirstFocus?: boolean;
  readonly onFind: (wanted: string) => void;
};

/** A field to search by, with its button. */
export function SearchForm({ label, placeholder, value, hasFirstFocus = false, onFind }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  // Back and Forward change what is searched for, and the field keeps the focus.
  useEffect(() => setTyped(value), [value]);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== '') onFind(wanted);
  };
  return (
    <Form role="search" onSubmit={find}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <OutlinedInput
        id={id}
        name="who"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoFocus={hasFirstFocus}
        placeholder={placeholder}
        inputProps={{ maxLength: 200, autoComplete: 'off', spellCheck: false }}
      />
      <Button type="submit">Find</Button>
    </Form>
  );
}
