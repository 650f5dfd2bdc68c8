import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { describedBy, FieldTexts } from './field-frame.tsx';
import { useField } from './form-actor.ts';

export type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  readOnly?: boolean;
  optional?: boolean;
  hint?: ReactNode;
};

const Room = styled(FormControl)({ display: 'block', marginBottom: 20 });

const TickLabel = styled('label')({
  display: 'inline-flex',
  gap: 10,
  padding: '8px 0',
  cursor: 'pointer',
  '&[data-fixed="true"]': { cursor: 'default', color: 'var(--muted)' },
  '&[data-fixed="true"] input': { cursor: 'default', opacity: 0.5 },
  '& input': { marginTop: 4 },
});

/** The checkbox variant of a form field (A 3.7). */
export function CheckboxField({ name, label, readOnly = false, optional = false, hint }: CheckboxFieldProps) {
  const field = useField(name);
  const fixed = readOnly || field.locked;
  return (
    <Room error={field.error !== null}>
      <TickLabel data-fixed={fixed}>
        <input
          type="checkbox"
          className="tick"
          id={field.id}
          name={name}
          checked={field.value === true}
          required={!optional}
          aria-invalid={field.error !== null}
          aria-describedby={describedBy(field.id, hint, field.error)}
          aria-readonly={fixed}
          onChange={(event) => {
            if (!fixed) field.change(event.target.checked);
          }}
          onBlur={field.leave}
        />
        <span>{label}</span>
      </TickLabel>
      <FieldTexts id={field.id} hint={hint} error={field.error} />
    </Room>
  );
}
