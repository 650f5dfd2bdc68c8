import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame } from '../../forms/field-frame.tsx';
import { DayPicker } from './day-picker.tsx';
import { isPeriodPart } from './filter-boxes.ts';

/** The input of a filter's part (name, label and an example), with its error; one of a time has a calendar. `formId` distinguishes it from those of other forms on the page. */
export function FilterBox({
  formId,
  part: [name, label, example],
  value,
  fault,
  onChange,
}: {
  formId: string;
  part: readonly [name: string, ...words: readonly [label: string, example: string]];
  value: string;
  fault: string | null;
  onChange: (text: string) => void;
}) {
  const id = `${formId}-${name}`;
  return (
    <FieldFrame id={id} label={label} optional hint={null} error={fault}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        placeholder={`e.g. ${example}`}
        error={fault !== null}
        fullWidth
        endAdornment={
          isPeriodPart(name) ? <DayPicker label={label} value={value} onChange={onChange} /> : undefined
        }
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            'aria-describedby': describedBy(id, null, fault),
            'aria-invalid': fault !== null,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
    </FieldFrame>
  );
}
