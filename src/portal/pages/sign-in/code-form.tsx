import Button from '@mui/material/Button';
import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../../machines/form.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import { FormEnd } from '../../forms/form-end.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';

/** The code of the second factor, once the password was right. */
export function CodeForm({ form, onBack }: { form: ActorRefFrom<typeof formMachine>; onBack: () => void }) {
  return (
    <Form actor={form} label="Second factor" hasFirstFocus sending="Logging in">
      <ErrorSummary />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        hint="The six digits that your authenticator app shows for Daylight, or one of your recovery codes."
      />
      <FormEnd>
        <SubmitButton>Log in</SubmitButton>
        <Button onClick={onBack}>Use another login</Button>
      </FormEnd>
    </Form>
  );
}
