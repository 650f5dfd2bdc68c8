import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { isDay } from '../../../domain/subscription/calendar.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';

/** A day, UTC. Remounted, by its key, for each day that is chosen. */
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
  const [text, setText] = useState(day);
  return (
    <FieldFrame id={id} label={label} optional={false} hint={null} error={null}>
      <OutlinedInput
        id={id}
        type="date"
        value={text}
        fullWidth
        onChange={({ target: { value } }) => {
          setText(value);
          // While a year is typed, its first digits are one too.
          if (isDay(value) && value >= min && value <= max && value !== day) onChange(value);
        }}
        onBlur={() => setText(day)}
        slotProps={{ input: { min, max } }}
      />
    </FieldFrame>
  );
}
