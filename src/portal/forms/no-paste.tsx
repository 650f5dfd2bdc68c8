import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { afterPress } from './after-press.ts';

const Room = styled('div')({ marginBottom: 20 });

// Moves the field's bottom margin below the message.
const Fields = styled('div')({ marginBottom: -20 });

const Why = styled(FormHelperText)({ fontWeight: 550 });

export type NoPasteProps = {
  /** The text shown when the user tries to paste. */
  why: string;
  children: ReactNode;
};

/** Prevents pasting and dropping into the fields inside, and says why (A 5). */
export function NoPaste({ why, children }: NoPasteProps) {
  const [tried, setTried] = useState(false);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
  };
  return (
    <Room>
      <Fields onPaste={refuse} onDrop={refuse} onBlur={() => afterPress(() => setTried(false))}>
        {children}
      </Fields>
      <div role="status" aria-label="Pasting">
        {tried ? <Why>{why}</Why> : null}
      </div>
    </Room>
  );
}
