import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { CountryField } from '../../../forms/country-field.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { Form } from '../../../forms/form.tsx';
import type { FormActor } from '../../../forms/form-actor.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { usePhone } from '../../../forms/phone-reading.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { type ControlProps, TextControl, TextField } from '../../../forms/text-field.tsx';
import { AccountButtons, AccountFields, AccountFixed, AccountPair } from '../my-account-styles.ts';

type Props = {
  form: FormActor;
  isReadOnly: boolean;
  onDrop: () => void;
};

/** The fields of A 3.3: read-only while locked; unlocked, all but the e-mail address can be changed. */
export function DetailsForm({ form, isReadOnly, onDrop }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isLocked = useRef(isReadOnly);
  useEffect(() => {
    if (isLocked.current && !isReadOnly) place.current?.querySelector('input')?.focus();
    isLocked.current = isReadOnly;
  }, [isReadOnly]);

  return (
    <Form actor={form} label="Details">
      {isReadOnly ? null : <ErrorSummary />}
      <AccountFields ref={place} data-locked={isReadOnly}>
        <AccountPair>
          <TextField name="firstName" label="First name" autoComplete="given-name" readOnly={isReadOnly} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" readOnly={isReadOnly} />
        </AccountPair>
        <AccountFixed>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            readOnly
            {...(isReadOnly ? {} : { hint: 'Your login. It cannot be changed.' })}
          />
        </AccountFixed>
        {isReadOnly ? (
          <TextField name="phoneNumber" label="Phone number" type="tel" readOnly component={PhoneText} />
        ) : (
          <PhoneField />
        )}
        <TextField
          name="company"
          label="Company"
          autoComplete="organization"
          optional={!isReadOnly}
          readOnly={isReadOnly}
          {...(isReadOnly ? { placeholder: 'Not given' } : {})}
        />
        <TextField
          name="taxNumber"
          label="Tax number"
          optional={!isReadOnly}
          readOnly={isReadOnly}
          {...(isReadOnly ? { placeholder: 'Not given' } : {})}
        />
        <CountryField readOnly={isReadOnly} />
      </AccountFields>
      {isReadOnly ? null : (
        <AccountButtons>
          <SubmitButton>Save</SubmitButton>
          <Button size="large" onClick={onDrop}>
            Cancel
          </Button>
        </AccountButtons>
      )}
    </Form>
  );
}

function PhoneText(props: ControlProps) {
  const phone = usePhone(props.value, '');
  return <TextControl {...props} value={phone?.international ?? props.value} />;
}
