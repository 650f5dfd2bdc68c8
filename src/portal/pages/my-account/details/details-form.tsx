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

type Props = {
  form: FormActor;
  isReadOnly: boolean;
  onDrop: () => void;
};

/** The fields of A 3.3. Locked they are read; unlocked all but the e-mail address can be changed. */
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
      <div ref={place} className={isReadOnly ? 'account-locked' : undefined}>
        <div className="account-pair">
          <TextField name="firstName" label="First name" autoComplete="given-name" readOnly={isReadOnly} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" readOnly={isReadOnly} />
        </div>
        <div className="account-fixed">
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            readOnly
            {...(isReadOnly ? {} : { hint: 'Your login. It cannot be changed.' })}
          />
        </div>
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
      </div>
      {isReadOnly ? null : (
        <div className="account-buttons">
          <SubmitButton>Save</SubmitButton>
          <Button size="large" onClick={onDrop} sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
            Cancel
          </Button>
        </div>
      )}
    </Form>
  );
}

function PhoneText(props: ControlProps) {
  const phone = usePhone(props.value, '');
  return <TextControl {...props} value={phone?.international ?? props.value} />;
}
