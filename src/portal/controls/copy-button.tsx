import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'aria-label' | 'autoFocus'> & {
  readonly text: string;
  readonly children: string;
};

/** Copies a text and says whether it was. */
export function CopyButton({ text, children, ...props }: Props) {
  const [said, setSaid] = useState({ of: '', words: '' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ of: text, words: 'Copied.' });
    } catch {
      setSaid({ of: text, words: 'This browser does not let the page copy.' });
    }
  };
  return (
    <>
      <Button {...props} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{said.of === text ? said.words : ''}</span>
    </>
  );
}
