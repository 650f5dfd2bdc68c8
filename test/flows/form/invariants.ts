import { isDeepStrictEqual } from 'node:util';
import { isFormValid } from '../../../src/domain/form-rules/form-state.ts';
import type { Invariant } from '../oracle/oracle.ts';
import { assessVisitor, type visitorForm } from './kit.ts';

const typing = /^(field\.changed|form\.filled|form\.reset|captcha\.)/;

export const invariants: readonly Invariant<typeof visitorForm>[] = [
  {
    requirement: 'A 4.9',
    says: 'values are lost neither by errors nor by anything except typing, filling, a reset or the captcha',
    holds: (before, event, after) =>
      !before || typing.test(event.type) || before.context.values === after.context.values,
  },
  {
    requirement: 'A 2.6',
    says: 'submitted values are not overwritten by typing',
    holds: (before, event, after) =>
      !before ||
      before.matches('editing') ||
      event.type !== 'field.changed' ||
      before.context.values === after.context.values,
  },
  {
    requirement: 'A 4.9',
    says: 'only a valid form is submitted',
    holds: (before, _, after) =>
      !before || before.matches('submitting') || !after.matches('submitting') || isFormValid(before.context),
  },
  {
    requirement: 'A 4.9',
    says: 'a submitted form has succeeded, a refused one has not, and one in progress has no result',
    holds: (_, __, after) =>
      after.context.succeeded ===
      (after.matches('submitted')
        ? true
        : after.matches({ editing: 'refused' })
          ? false
          : after.matches('submitting')
            ? null
            : after.context.succeeded),
  },
  {
    requirement: 'A 4.9',
    says: 'a form is not pristine after a value has changed',
    holds: (before, event, after) =>
      event.type !== 'field.changed' || before === null || before === after || !after.context.pristine,
  },
  {
    requirement: 'A 4.9',
    says: 'a field shows its error only after it was left or an invalid form was submitted',
    holds: (before, event, after) =>
      event.type === 'field.left' ||
      event.type === 'form.submitted' ||
      Object.keys(after.context.blurred).every((name) => before?.context.blurred[name]),
  },
  {
    requirement: 'A 4.9',
    says: 'a reset restores the initial values, except for the captcha’s flag',
    holds: (before, event, { context }) =>
      event.type !== 'form.reset' ||
      before?.matches('submitting') === true ||
      Object.entries(context.initialValues).every(
        ([name, value]) => name === 'captchaVerified' || context.values[name] === value,
      ),
  },
  {
    requirement: 'A 4.9',
    says: 'passing the captcha sets its flag, expiry and reset clear it',
    holds: (_, event, { context }) =>
      !event.type.startsWith('captcha.') ||
      context.values.captchaVerified === (event.type === 'captcha.verified'),
  },
  {
    requirement: 'A 4.9',
    says: 'a refusal is shown until something changes, and never while values are being submitted',
    holds: (_, __, after) =>
      after.matches('submitting') || after.matches('submitted')
        ? after.context.failure === null
        : after.matches({ editing: 'refused' })
          ? after.context.failure !== null
          : true,
  },
  {
    requirement: 'A 4.9',
    says: 'the submitted data are the form’s values and initial values',
    holds: (_before, _event, { context: { form, values, initialValues } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'asks' ||
          name !== 'submitForm' ||
          isDeepStrictEqual(data, { form, values, initialValues }),
      ),
  },
  {
    requirement: 'A 4.9',
    says: 'the values are validated again after they are filled, reset, committed or verified',
    holds: (before, { type }, after) =>
      !(
        type.startsWith('captcha.') ||
        (after.matches({ editing: 'pristine' }) && /^form\.(filled|reset)$/.test(type)) ||
        (type === 'form.committed' && before?.matches('submitted') === true)
      ) || isDeepStrictEqual(after.context.errors, assessVisitor(after.context.values)),
  },
  {
    requirement: 'A 5',
    says: 'every submit of an invalid form reveals the errors, not only the first',
    holds: (before, { type }, after) =>
      before === null ||
      type !== 'form.submitted' ||
      !before.matches('editing') ||
      !after.matches('editing') ||
      after.context.turnedDown === before.context.turnedDown + 1,
  },
];
