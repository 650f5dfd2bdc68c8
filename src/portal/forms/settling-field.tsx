import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { isSettled } from '../../domain/form-rules/form-state.ts';
import { useField, useFormActor } from './form-actor.ts';

const Room = styled('div')({ paddingBottom: 20 });

const Label = styled('div')({
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontWeight: 550,
  marginBottom: 4,
});

const Settled = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  // Keeps text of two lines, on a narrow screen, away from the border below.
  padding: '2px 0 6px',
  borderBottom: '1px solid var(--line)',
});

type Props = {
  name: string;
  label: string;
  /** The text shown in place of the box. */
  shown: ReactNode;
  /** The user wants to change the value. */
  onReopen: () => void;
  /** The field itself. */
  children: ReactNode;
};

/** A field that is replaced by a line with *Change* once it has been left with a valid value (A 4.6). */
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

  // Only the box counts as entered; the buttons beside it do not.
  const whenFocused = ({ target }: FocusEvent) => {
    if (target.getAttribute('name') === name) enter();
  };

  if (!settled) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of the box inside.
      <div ref={place} onFocus={whenFocused}>
        {children}
      </div>
    );
  }
  // As high as the field it replaces: the click that leaves the field must still hit its target.
  return (
    <Room ref={place} style={{ minHeight: height.current }}>
      <Label>{label}</Label>
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
    </Room>
  );
}
