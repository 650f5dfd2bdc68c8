import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { countryName } from '../../domain/countries.ts';
import { typedPhone } from '../../domain/phone/typed-phone.ts';
import { useFormActor } from './form-actor.ts';
import { usePhone } from './phone-reading.ts';
import { type ControlProps, TextControl, TextField } from './text-field.tsx';

const countryField = 'country';

function PhoneControl(props: ControlProps) {
  const form = useFormActor();
  const country = useSelector(form, ({ context }) => String(context.values[countryField] ?? ''));
  const phone = usePhone(props.value, country);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <TextControl {...props} onChange={(text) => props.onChange(typedPhone(text))} />
      </Box>
      <Box
        component="output"
        htmlFor={props.id}
        sx={{
          flex: '1 1 160px',
          minHeight: 20,
          color: 'var(--muted)',
          fontSize: '0.8125rem',
          lineHeight: '20px',
          fontVariantNumeric: 'tabular-nums',
          '&:empty': { display: 'none' },
        }}
      >
        {phone === null ? null : (
          <>
            <span style={{ color: 'var(--ink)', whiteSpace: 'nowrap' }}>
              {phone.international}
              {phone.ext === undefined || phone.international.includes('ext') ? '' : ` ext. ${phone.ext}`}
            </span>
            <br />
            {countryName(phone.country)}
          </>
        )}
      </Box>
    </Box>
  );
}

export type PhoneFieldProps = { name?: string; label?: string; readOnly?: boolean };

/**
 * A phone number (A 5): the box takes digits and a leading +; beside it stands the number as it is understood, read
 * in the form's `country` unless it names its own.
 */
export function PhoneField({
  name = 'phoneNumber',
  label = 'Phone number',
  readOnly = false,
}: PhoneFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      type="tel"
      autoComplete="tel"
      maxLength={250}
      readOnly={readOnly}
      component={PhoneControl}
      {...(readOnly ? {} : { hint: 'Digits, with a leading + for a number of another country.' })}
    />
  );
}
