import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { isSettled } from '../../domain/form-rules/form-state.ts';
import { useField, useFormActor } from './form-actor.ts';

const Settled = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  // Two lines, where the screen is narrow, keep off the line below them.
  padding: '2px 0 6px',
  borderBottom: '1px solid var(--line)',
});

type Props = {
  name: string;
  label: string;
  /** What stands in the line in place of the box. */
  shown: ReactNode;
  /** The person wants to change what was settled. */
  onReopen: () => void;
  /** The field itself. */
  children: ReactNode;
};

/** A field that steps back behind a line with *Change* once it was left with a right value (A 4.6). */
export function SettlingField({ name, label, shown, onReopen, children }: Props) {
  const actor = useFormActor();
  const { locked, enter } = useField(name);
  const settled = useSelector(actor, (snapshot) => isSettled(snapshot.context, name));
  const place = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const height = useRef(0);

  useLayoutEffect(() => {
    if (!settled) height.current = place.current?.offsetHeight ?? 0;
  });

  useEffect(() => {
    if (settled || !wantsFocus.current) return;
    wantsFocus.current = false;
    place.current?.querySelector('input')?.focus();
  }, [settled]);

  // The box itself is what is filled in; the buttons beside it are not.
  const whenFocused = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === name) enter();
  };

  if (!settled) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus of the box within.
      <div ref={place} onFocus={whenFocused}>
        {children}
      </div>
    );
  }
  // As high as the field it stands for: a click that leaves the field must find its target where it was aimed.
  return (
    <Box ref={place} sx={{ paddingBottom: '20px' }} style={{ minHeight: height.current }}>
      <Box sx={{ fontSize: '13px', lineHeight: '20px', fontWeight: 550, marginBottom: '4px' }}>{label}</Box>
      <Settled>
        <span>{shown}</span>
        <Button
          variant="text"
          aria-label={`Change ${label.toLowerCase()}`}
          disabled={locked}
          onClick={() => {
            wantsFocus.current = true;
            onReopen();
          }}
        >
          Change
        </Button>
      </Settled>
    </Box>
  );
}
