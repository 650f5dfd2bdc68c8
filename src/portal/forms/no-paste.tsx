import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { afterPress } from './after-press.ts';

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
    <Box sx={{ marginBottom: '20px' }}>
      {/* Moves the field's bottom margin below the message. */}
      <Box
        sx={{ marginBottom: '-20px' }}
        onPaste={refuse}
        onDrop={refuse}
        onBlur={() => afterPress(() => setTried(false))}
      >
        {children}
      </Box>
      <div role="status" aria-label="Pasting">
        {tried ? <FormHelperText sx={{ fontWeight: 550 }}>{why}</FormHelperText> : null}
      </div>
    </Box>
  );
}
