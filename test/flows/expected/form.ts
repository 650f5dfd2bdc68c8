import type { visitorForm } from '../kits/form.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof visitorForm> = {
  'the form is valid': ({ values }) => values.name !== '' && values.captchaVerified === true,
};

export const walks: Walks = {
  'errors that were cleared are told again': [{ type: 'errors.cleared' }, { type: 'form.submitted' }],
  'errors that were cleared are looked for again in what was taken': [
    { type: 'errors.cleared' },
    { type: 'form.recalled' },
    { type: 'form.committed' },
  ],
  'filled with what is not valid': [{ type: 'form.filled', values: { name: '', captchaVerified: true } }],
};
