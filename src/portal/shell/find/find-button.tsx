import { styled } from '@mui/material/styles';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type Late, late } from '../../browser/late.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import { above, below } from '../../theme/widths.ts';
import { isTyping, useEarlyKeys } from './early-keys.ts';
import type { HeaderFieldProps } from './find-field.tsx';

type Field = ComponentType<HeaderFieldProps>;

// Every page has the button, but few visits use it.
const findField: Late<Field> = late(async () => (await import('./find-field.tsx')).FindField);
const publicFindField: Late<Field> = late(async () => (await import('./find-field.tsx')).PublicFindField);

const Button = styled('button')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 40,
  minHeight: 40,
  padding: '0 8px',
  font: 'inherit',
  color: 'var(--accent)',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  cursor: 'pointer',
  '& kbd': { font: 'inherit', color: 'var(--muted)' },
  [above.full]: { borderColor: 'var(--edge)', minHeight: 36 },
  [below.full]: { '& span, & kbd': { display: 'none' } },
});

/** Opens the field that finds an instrument, also by `/` outside form fields and by Ctrl-K. */
export function FindButton({ isPublic = false }: { /** Nobody is signed in. */ isPublic?: boolean }) {
  /** The number of times it was opened; the field is absent before the first. */
  const [wanted, setWanted] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { begin, take } = useEarlyKeys(() => setWanted(0));
  const FindField = useLateCode(isPublic ? publicFindField : findField, wanted > 0, () => {
    take();
    setWanted(0);
  });
  const open = useCallback(() => {
    begin();
    setWanted((times) => times + 1);
  }, [begin]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event.target);
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (event.defaultPrevented || (!isSlash && !isCommand)) return;
      // A dialog has to be answered first.
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <>
      <Button
        ref={button}
        type="button"
        aria-label="Find an instrument"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
          <path
            d="M12.500 12.500 16 16M7.750 13a5.250 5.250 0 1 0 0-10.500 5.250 5.250 0 0 0 0 10.500Z"
            stroke="currentColor"
            strokeWidth="1.500"
            strokeLinecap="round"
          />
        </svg>
        <span>Find</span>
        <kbd>/</kbd>
      </Button>
      {wanted > 0 && FindField ? (
        <FindField wanted={wanted} takeEarly={take} onClosed={() => button.current?.focus()} />
      ) : null}
    </>
  );
}
