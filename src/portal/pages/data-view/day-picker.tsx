import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { isDay } from '../../../domain/subscription/calendar.ts';
import { CalendarIcon } from '../../controls/icons.tsx';

const Place = styled('span')({ position: 'relative', display: 'inline-flex' });

// The browser opens its calendar beside it, so it has a place; what can be typed is typed into the box.
const Native = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

const dayLength = 10;

/** Opens the browser's calendar for the day of a time that is typed; its time of day stays. */
export function DayPicker({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const native = useRef<HTMLInputElement>(null);
  const typed = value.slice(0, dayLength);
  const isTyped = isDay(typed);
  return (
    <Place>
      <IconButton
        size="small"
        edge="end"
        aria-label={`Choose the day: ${label}`}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon />
      </IconButton>
      <Native
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isTyped ? typed : ''}
        onChange={({ target }) => {
          if (target.value !== '') onChange(`${target.value}${isTyped ? value.slice(dayLength) : ''}`);
        }}
      />
    </Place>
  );
}
