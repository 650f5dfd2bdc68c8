import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { longDate } from '../../../domain/format/timestamps.ts';
import { isDay } from '../../../domain/subscription/calendar.ts';
import { describedBy, FieldFrame } from '../../forms/field-frame.tsx';

/** What is typed in place of a day, and whether the box has been left since. */
type Typed = { readonly text: string; readonly isLeft: boolean; readonly insteadOf: string };

/** A day, UTC, chosen once it is typed: by leaving the box, or by Enter. */
export function DayBox({
  label,
  day,
  min,
  max,
  onChange,
}: {
  label: string;
  day: string;
  min: string;
  max: string;
  onChange: (day: string) => void;
}) {
  const id = useId();
  const [last, setTyped] = useState<Typed | null>(null);
  // Another day may have been chosen elsewhere meanwhile.
  const typed = last?.insteadOf === day ? last : null;
  const isOutside = typed !== null && isDay(typed.text) && (typed.text < min || typed.text > max);
  const error = isOutside && typed.isLeft ? `Choose a day from ${longDate(min)} to ${longDate(max)}.` : null;
  const leave = (): void => {
    if (typed === null) return;
    setTyped(isOutside ? { ...typed, isLeft: true } : null);
    if (!isOutside && isDay(typed.text) && typed.text !== day) onChange(typed.text);
  };
  return (
    <FieldFrame id={id} label={label} optional={false} hint={null} error={error}>
      <OutlinedInput
        id={id}
        type="date"
        value={typed && (isOutside || !typed.isLeft) ? typed.text : day}
        fullWidth
        aria-describedby={describedBy(id, null, error)}
        onChange={({ target: { value } }) => setTyped({ text: value, isLeft: false, insteadOf: day })}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
        slotProps={{ input: { min, max } }}
      />
    </FieldFrame>
  );
}
