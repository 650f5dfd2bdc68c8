import { type ActorRefFrom, assign, fromCallback } from 'xstate';
import { type DueChanged, type Registered, registrationMachine } from '../../../machines/registration.ts';
import * as forms from '../../contract/generated/forms.js';
import type { RegisterRequest } from '../../contract/generated/types.ts';
import { securityQuestions } from '../../domain/account/security-questions.ts';
import { FailureError, failureOf, outcomeInWords } from '../../domain/failure.ts';
import { type FormValues, validated } from '../../domain/form-rules/form-state.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import {
  choicesOf,
  noVenueText,
  readChoices,
  selectionOf,
  type VenueChoice,
} from '../../domain/venues/venue-choices.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { dropCaptchaAnswer } from '../forms/captcha-cookie.ts';
import { phoneRule } from '../forms/phone-reading.ts';
import { followDraft, forgetDraft, keepDraft, keptDraft, keptTexts } from '../storage/kept-draft.ts';
import { underFormNames } from './binding/field-names.ts';
import { formOf } from './form.ts';
import { guardedFormOf } from './guarded-form.ts';
import { paymentOf } from './payment.ts';

/** The message of a refusal for which the service gave none. */
export const notRegisteredText = 'You are not registered yet.';

/** The message if nobody knows what became of a registration. */
const perhapsRegisteredText =
  'It is not known whether you are registered. If you are, you get an e-mail. You can also send the form again.';

const sessionEndedText = `${notRegisteredText} Your session had ended. Please send it again.`;

/** For the portal only, or for slice files too (A 2.1: /register and /slice-register). */
export type RegistrationType = NonNullable<RegisterRequest['registrationType']>;

const emptyTexts = {
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  company: '',
  country: '',
  question: '',
};

/** The fields kept across a reload; never the security answer or a checkbox. */
const keptFields = [...Object.keys(emptyTexts), 'venueRegisters'];

const draftKey = (type: RegistrationType): string => `registration.${type}`;

/** The form's initial values: what had been filled in before a reload, otherwise empty. */
export function keptRegistration(type: RegistrationType): {
  texts: Readonly<Record<string, string>>;
  venueRegisters: readonly VenueChoice[];
} {
  const draft = keptDraft(draftKey(type));
  const { question, ...texts } = keptTexts(draft, keptFields);
  return {
    texts: { ...emptyTexts, ...texts, ...(isQuestion(question) ? { question } : {}) },
    venueRegisters: readChoices(draft.venueRegisters),
  };
}

const dueKey = (type: RegistrationType): string => `registration.${type}.due`;

/** A registration made in this tab and not paid yet; null if there is none. */
export function keptRegistered(type: RegistrationType): Registered | null {
  const { subscribeUserId, subscribeCost, startDate, endDate, venueRegisters } = keptDraft(dueKey(type));
  if (typeof subscribeUserId !== 'string' || typeof subscribeCost !== 'number') return null;
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return null;
  const selection = selectionOf(readChoices(venueRegisters));
  return { subscribeUserId, subscribeCost, selection, startDate, endDate };
}

/** Keeps the amount due across a reload; null forgets it. */
export function keepRegistered(type: RegistrationType, registered: Registered | null): void {
  if (registered === null) {
    forgetDraft(dueKey(type));
    return;
  }
  const { selection, ...rest } = registered;
  keepDraft(dueKey(type), { ...rest, venueRegisters: choicesOf(selection) });
}

type Recalling = { parent: ActorRefFrom<typeof registrationMachine> };

const draftOf = (type: RegistrationType) =>
  fromCallback<DueChanged, Recalling>(({ input: { parent }, sendBack, receive }) => {
    const registered = keptRegistered(type);
    if (registered) sendBack({ type: 'registration.recalled', registered });
    receive((due) => keepRegistered(type, due.registered));
    return followDraft(parent.getSnapshot().children.form, draftKey(type), keptFields);
  });

type Question = (typeof securityQuestions)[number];

function isQuestion(text: unknown): text is Question {
  return securityQuestions.some((question) => question === text);
}

const text = (values: FormValues, name: string): string => String(values[name] ?? '');

async function register(
  registrationType: RegistrationType,
  values: FormValues,
  termsVersion: string | null,
  signal: AbortSignal,
): Promise<Registered> {
  const { question } = values;
  if (!isQuestion(question)) throw new Error('the form was sent without a question');
  const company = text(values, 'company');
  const venueRegisters = readChoices(values.venueRegisters);
  const body = {
    email: text(values, 'email'),
    firstName: text(values, 'firstName'),
    lastName: text(values, 'lastName'),
    phoneNumber: text(values, 'phoneNumber'),
    ...(company === '' ? {} : { company }),
    country: text(values, 'country'),
    question,
    answer: text(values, 'answer'),
    registrationType,
    termsVersion,
    venueRegisters,
  };
  try {
    const call = ask(client.POST('/auth/register', { body, signal }));
    const made = await underFormNames(call, { termsVersion: 'termsConfirmed' });
    return {
      subscribeUserId: made.UserID,
      subscribeCost: made.Price,
      selection: selectionOf(venueRegisters),
      startDate: made.StartDate,
      endDate: made.EndDate,
    };
  } catch (error) {
    // A session that ended in the meantime does not say what became of the registration.
    const failure = failureOf(error);
    if (failure.kind !== 'unauthenticated') throw error;
    throw new FailureError({ ...failure, message: sessionEndedText });
  } finally {
    dropCaptchaAnswer();
  }
}

/**
 * The rules of A 5 for registering: the contract's form, and at least one venue; the phone number once its rule has
 * loaded.
 */
export function validateRegistration(values: FormValues): Record<string, string> {
  const messages = validateForm(forms.RegistrationForm, values, { rules: { phone: phoneRule } });
  if (readChoices(values.venueRegisters).length === 0) messages.venueRegisters = noVenueText;
  return messages;
}

/**
 * Registering, bound to the service.
 *
 * @param shownTerms the version of the terms of use shown to the user; null if none has loaded
 */
export function registrationOf(config: Config, type: RegistrationType, shownTerms: () => string | null) {
  const form = formOf(
    forms.RegistrationForm,
    (values, signal) => register(type, values, shownTerms(), signal),
    outcomeInWords(notRegisteredText, perhapsRegisteredText),
    { rules: { phone: phoneRule } },
  );
  const validating = form.provide({
    actions: {
      validate: assign(({ context }) =>
        validated(context.values, { errors: validateRegistration(context.values), formValid: true }),
      ),
    },
  });
  return registrationMachine.provide({
    actors: {
      form: guardedFormOf(config, validating),
      draft: draftOf(type),
      payment: paymentOf(config),
    },
  });
}
