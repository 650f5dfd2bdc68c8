import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';

export type NoPasteProps = {
  /** The text shown when the user tries to paste. */
  why: string;
  children: ReactNode;
};

/** Prevents pasting and dropping into the fields inside, and says why (A 5). */
export function NoPaste({ why, children }: NoPasteProps) {
  const place = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);

  useEffect(() => {
    const within = place.current;
    const refuse = (event: Event) => {
      event.preventDefault();
      setTried(true);
    };
    const leave = () => afterPress(() => setTried(false));
    within?.addEventListener('paste', refuse);
    within?.addEventListener('drop', refuse);
    within?.addEventListener('focusout', leave);
    return () => {
      within?.removeEventListener('paste', refuse);
      within?.removeEventListener('drop', refuse);
      within?.removeEventListener('focusout', leave);
    };
  }, []);

  return (
    <Box sx={{ marginBottom: '20px' }}>
      {/* Moves the field's bottom margin below the message. */}
      <Box ref={place} sx={{ marginBottom: '-20px' }}>
        {children}
      </Box>
      <div role="status" aria-label="Pasting">
        {tried ? <FormHelperText sx={{ fontWeight: 550 }}>{why}</FormHelperText> : null}
      </div>
    </Box>
  );
}
