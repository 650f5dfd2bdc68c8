import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { countryName } from '../../domain/account/countries.ts';
import { enteredPhone } from '../../domain/phone/typed-phone.ts';
import { useFormActor } from './form-actor.ts';
import { usePhone } from './phone-reading.ts';
import { type ControlProps, TextControl, TextField } from './text-field.tsx';

const Reading = styled('output')({
  flex: 'none',
  maxWidth: '58%',
  color: 'var(--muted)',
  fontSize: 'var(--text-caption)',
  lineHeight: '15px',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const PhoneNumber = styled('span')({ color: 'var(--ink)' });

const countryField = 'country';

function PhoneControl(props: ControlProps) {
  const form = useFormActor();
  const country = useSelector(form, ({ context }) => String(context.values[countryField] ?? ''));
  // Reporting the same text again makes the form validate it.
  const phone = usePhone(props.value, country, () => props.onChange(props.value));
  return (
    <TextControl
      {...props}
      onChange={(text) => props.onChange(enteredPhone(text, props.value))}
      // Inside the box, so that nothing moves when the text becomes a number.
      endAdornment={
        phone === null ? null : (
          <Reading htmlFor={props.id}>
            <PhoneNumber>{phone.international}</PhoneNumber>
            <span>{countryName(phone.country)}</span>
          </Reading>
        )
      }
    />
  );
}

export type PhoneFieldProps = { name?: string; label?: string; readOnly?: boolean };

/**
 * A phone number (A 5): the box takes digits and a leading +. Beside them it shows the number as understood, read in
 * the form's `country` unless the number has a country code.
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
      readOnly={readOnly}
      component={PhoneControl}
      {...(readOnly
        ? {}
        : { hint: 'Digits, as dialled in the country chosen below, or +\u00A0and a country code.' })}
    />
  );
}
