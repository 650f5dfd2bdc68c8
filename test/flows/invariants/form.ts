import { isDeepStrictEqual } from 'node:util';
import { isFormValid } from '../../../src/domain/form-rules/form-state.ts';
import { assessVisitor, type visitorForm } from '../kits/form.ts';
import type { Invariant } from '../oracle/oracle.ts';

const typing = /^(field\.changed|form\.filled|form\.reset|captcha\.)/;

export const invariants: readonly Invariant<typeof visitorForm>[] = [
  {
    requirement: 'A 4.9',
    says: 'what was typed is never lost by an error, nor by anything but typing, filling, a reset or the captcha',
    holds: (before, event, after) =>
      !before || typing.test(event.type) || before.context.values === after.context.values,
  },
  {
    requirement: 'A 2.6',
    says: 'what is on its way or taken is not typed over',
    holds: (before, event, after) =>
      !before ||
      before.matches('editing') ||
      event.type !== 'field.changed' ||
      before.context.values === after.context.values,
  },
  {
    requirement: 'A 4.9',
    says: 'only a valid form goes on its way',
    holds: (before, _, after) =>
      !before || before.matches('submitting') || !after.matches('submitting') || isFormValid(before.context),
  },
  {
    requirement: 'A 4.9',
    says: 'a form that was submitted has succeeded, one that was turned down has not, and one on its way neither',
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
    says: 'a form in which a value has just been changed is not pristine',
    holds: (before, event, after) =>
      event.type !== 'field.changed' || before === null || before === after || !after.context.pristine,
  },
  {
    requirement: 'A 4.9',
    says: 'a field shows its error only after it has been left, or after a submit was turned down',
    holds: (before, event, after) =>
      event.type === 'field.left' ||
      event.type === 'form.submitted' ||
      Object.keys(after.context.blurred).every((name) => before?.context.blurred[name]),
  },
  {
    requirement: 'A 4.9',
    says: 'a reset gives back the values the form was laid out with, but for what the captcha proved',
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
    says: 'a refusal is told until something changes, and never beside values on their way',
    holds: (_, __, after) =>
      after.matches('submitting') || after.matches('submitted')
        ? after.context.failure === null
        : after.matches({ editing: 'refused' })
          ? after.context.failure !== null
          : true,
  },
  {
    requirement: 'A 4.9',
    says: 'what is sent is what the form holds and began with',
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
    says: 'what is wrong with the values is known anew once they were filled, reset, taken over or verified',
    holds: (before, { type }, after) =>
      !(
        type.startsWith('captcha.') ||
        (after.matches({ editing: 'pristine' }) && /^form\.(filled|reset)$/.test(type)) ||
        (type === 'form.committed' && before?.matches('submitted') === true)
      ) || isDeepStrictEqual(after.context.errors, assessVisitor(after.context.values)),
  },
  {
    requirement: 'A 5',
    says: 'each try to send what is not right shows what is wrong, not the first alone',
    holds: (before, { type }, after) =>
      before === null ||
      type !== 'form.submitted' ||
      !before.matches('editing') ||
      !after.matches('editing') ||
      after.context.turnedDown === before.context.turnedDown + 1,
  },
];
