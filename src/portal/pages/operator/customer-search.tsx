import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { below } from '../../theme/widths.ts';

const Form = styled('form')({
  display: 'flex',
  gap: 8,
  '& .MuiOutlinedInput-root': { width: 320, minHeight: 36 },
  '& input': { paddingBlock: 6, fontSize: 'var(--text-small)' },
  [below.small]: { width: '100%', '& .MuiOutlinedInput-root': { width: 'auto', flex: 1 } },
});

/** Finds customers by what they write in a mail to support. */
export function CustomerSearch({
  who = '',
  hasFirstFocus = false,
}: {
  who?: string;
  hasFirstFocus?: boolean;
}) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(who);
  // Back and Forward change what is searched for, and the field keeps the focus.
  useEffect(() => setTyped(who), [who]);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== '') navigate(`${pagePaths.operatorCustomers}?${new URLSearchParams({ who: wanted })}`);
  };
  return (
    <Form role="search" onSubmit={find}>
      <label htmlFor={id} className="visually-hidden">
        Find a customer
      </label>
      <OutlinedInput
        id={id}
        name="who"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoFocus={hasFirstFocus}
        placeholder="Mail, company, receipt, order, key"
        inputProps={{ maxLength: 200, autoComplete: 'off', spellCheck: false }}
      />
      <Button type="submit">Find</Button>
    </Form>
  );
}
