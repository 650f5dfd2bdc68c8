import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type registrationMachine, viewOf } from '../../../../machines/registration.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { readChoices } from '../../../domain/venues/venue-choices.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { TextButton, TextLink } from '../../controls/text-link.ts';
import type { VenueSelectionActor } from '../../controls/venue-option.tsx';
import type { RegistrationType } from '../../flows/registration.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { ConfiguredCaptcha } from '../../forms/configured-captcha.tsx';
import { CountryField } from '../../forms/country-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Form } from '../../forms/form.tsx';
import type { FormActor } from '../../forms/form-actor.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { StillNeeded } from '../../forms/still-needed.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Fees } from './fees.tsx';
import { LateTermsDialog } from './late-terms-dialog.tsx';
import { PaymentDue } from './payment-due.tsx';
import {
  Register,
  RegisterFieldSection,
  RegisterFields,
  RegisterLead,
  RegisterNote,
  RegisterSection,
  RegisterSend,
  RegisterTerms,
  RegisterWideField,
} from './register-styles.ts';
import { SecurityFields } from './security-fields.tsx';
import type { TermsActor } from './terms-dialog.tsx';
import { VenueField } from './venue-field.tsx';

type Props = {
  type: RegistrationType;
  actor: ActorRefFrom<typeof registrationMachine>;
  form: FormActor;
  venueSelection: VenueSelectionActor;
  terms: TermsActor;
  /** US dollars per venue, user and month. */
  cost: number;
};

/** In the order of the screen. */
const labels = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  company: 'Company',
  country: 'Country',
  question: 'Security question',
  answer: 'Security answer',
  captchaVerified: 'Human verification',
  venueRegisters: 'Trading venues',
  termsConfirmed: 'Terms of use',
};

/** The registration form: its fields in the order of A 2.8, then venues, terms and the button. */
export function RegistrationForm({ type, actor, form, venueSelection, terms, cost }: Props) {
  const { config } = useAppContext();
  const isVerified = useSelector(form, ({ context }) => context.values.captchaVerified === true);
  const venueRegisters = useSelector(form, ({ context }) => context.values.venueRegisters);
  const view = useSelector(actor, viewOf, shallowEqual);
  // After the registration the form asks for nothing, although its captcha was reset (A 4.6).
  const isAnswered = isVerified || view.kind === 'paying';
  const [areTermsShown, setTermsShown] = useState(false);

  return (
    <Form actor={form} label="Register" hasFirstFocus>
      <Register>
        <ErrorSummary />
        {type === 'slice' ? (
          <RegisterLead>
            You register for web access and for slice files: whole venues as files, one for every minute,
            every quarter of an hour and every day, as soon as they are closed.
          </RegisterLead>
        ) : null}
        <RegisterFieldSection aria-labelledby="details">
          <div>
            <h2 id="details">Your details</h2>
            <RegisterNote hidden={isAnswered}>All fields are required unless marked optional.</RegisterNote>
          </div>
          <RegisterFields>
            <RegisterWideField>
              <TextField
                name="email"
                label="Email"
                type="email"
                autoComplete="email"
                hint="Your login. The link for setting your password is sent there."
              />
            </RegisterWideField>
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
            <PhoneField />
            <TextField name="company" label="Company" autoComplete="organization" optional />
            <CountryField />
          </RegisterFields>
        </RegisterFieldSection>
        <RegisterFieldSection aria-labelledby="security">
          <div>
            <h2 id="security">Security</h2>
          </div>
          <RegisterFields>
            <SecurityFields
              onChoose={(question) => actor.send({ type: 'question.chosen', question })}
              onReopen={() => actor.send({ type: 'question.reopened' })}
            />
            <RegisterWideField hidden={isAnswered}>
              <ConfiguredCaptcha />
            </RegisterWideField>
          </RegisterFields>
        </RegisterFieldSection>
        <RegisterSection aria-labelledby="venues">
          <div>
            <h2 id="venues">Trading venues</h2>
            <RegisterNote>
              {config.noPaymentMode
                ? 'You register for the delayed data of every venue, free of charge.'
                : 'The delayed data of every venue is selected: it is free. Real-time orders or trades, where you choose them, come in place of the delayed ones.'}
            </RegisterNote>
          </div>
          <VenueField actor={venueSelection} />
        </RegisterSection>
        <Fees cost={cost} noPaymentMode={config.noPaymentMode} choices={readChoices(venueRegisters)} />
        <RegisterSection aria-label="Accept and register">
          <RegisterTerms>
            <CheckboxField
              name="termsConfirmed"
              label="I accept the terms of use"
              hint={
                <TextButton type="button" onClick={() => setTermsShown(true)}>
                  Read the terms of use
                </TextButton>
              }
            />
          </RegisterTerms>
          {view.kind === 'paying' ? (
            <PaymentDue actor={actor} view={view} />
          ) : (
            <RegisterSend>
              <SubmitButton>Register</SubmitButton>
              <StillNeeded labels={labels} />
            </RegisterSend>
          )}
          <RegisterNote>
            Already registered? <TextLink to={pagePaths.login}>Log in</TextLink> or{' '}
            <TextLink to={pagePaths.restorePassword}>restore your password</TextLink>.
          </RegisterNote>
        </RegisterSection>
      </Register>
      <LateTermsDialog actor={terms} isOpen={areTermsShown} onClose={() => setTermsShown(false)} />
    </Form>
  );
}
