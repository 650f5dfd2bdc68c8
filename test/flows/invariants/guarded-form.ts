import type { guardedFormMachine } from '../../../machines/guarded-form.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof guardedFormMachine>[] = [
  {
    requirement: 'A 4.9',
    says: 'what was typed is never lost by an error: form and captcha stay the same ones',
    holds: (before, _, after) =>
      !before ||
      after.matches('broken') ||
      (before.children.form === after.children.form && before.children.captcha === after.children.captcha),
  },
  {
    requirement: 'A 4.9',
    says: 'what the captcha says reaches the form, and what the form says its flow',
    holds: (_, { type }, __, { effects }) =>
      !/^(captcha|form\.(sent|accepted|refused))/.test(type) ||
      effects.some(({ name }) => name === `${type.startsWith('captcha') ? 'form' : 'parent'} ${type}`),
  },
  {
    requirement: 'A 4.6',
    says: 'the captcha is reset whatever the service answers',
    holds: (_, { type }, __, { effects }) =>
      !/^form\.(accepted|refused)$/.test(type) ||
      effects.some(({ kind, name }) => kind === 'tells' && name === 'captcha captcha.reset'),
  },
];
