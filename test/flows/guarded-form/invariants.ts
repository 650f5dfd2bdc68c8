import type { guardedFormMachine } from '../../../machines/guarded-form.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof guardedFormMachine>[] = [
  {
    requirement: 'A 4.9',
    says: 'errors never lose typed values: form and captcha stay the same',
    holds: (before, _, after) =>
      !before ||
      after.matches('broken') ||
      (before.children.form === after.children.form && before.children.captcha === after.children.captcha),
  },
  {
    requirement: 'A 4.9',
    says: 'the captcha’s events reach the form, and the form’s events its flow',
    holds: (_, { type }, __, { effects }) =>
      !/^(captcha|form\.(sent|accepted|refused))/.test(type) ||
      effects.some(({ name }) => name === `${type.startsWith('captcha') ? 'form' : 'parent'} ${type}`),
  },
  {
    requirement: 'A 4.6',
    says: 'the captcha is reset after every answer of the service',
    holds: (_, { type }, __, { effects }) =>
      !/^form\.(accepted|refused)$/.test(type) ||
      effects.some(({ kind, name }) => kind === 'tells' && name === 'captcha captcha.reset'),
  },
];
