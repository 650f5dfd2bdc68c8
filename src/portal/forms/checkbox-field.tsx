import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { describedBy } from './field-frame.tsx';
import { useField } from './form-actor.ts';

export type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  readOnly?: boolean;
  optional?: boolean;
  hint?: ReactNode;
};

/** The checkbox variant of a form field (A 3.7). */
export function CheckboxField({ name, label, readOnly = false, optional = false, hint }: CheckboxFieldProps) {
  const field = useField(name);
  const fixed = readOnly || field.locked;
  return (
    <FormControl error={field.error !== null} sx={{ display: 'block', marginBottom: 5 }}>
      <FormControlLabel
        label={label}
        sx={{ marginLeft: -2, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { paddingTop: 2 } }}
        control={
          <Checkbox
            id={field.id}
            name={name}
            checked={field.value === true}
            onChange={(event) => {
              if (!fixed) field.change(event.target.checked);
            }}
            onBlur={field.leave}
            slotProps={{
              input: {
                required: !optional,
                'aria-invalid': field.error !== null,
                'aria-describedby': describedBy(field.id, hint, field.error),
                'aria-readonly': fixed,
              },
            }}
          />
        }
      />
      <div aria-live="polite">
        {field.error === null ? null : (
          <FormHelperText id={`${field.id}-error`}>{field.error}</FormHelperText>
        )}
      </div>
      {hint ? (
        <FormHelperText id={`${field.id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
