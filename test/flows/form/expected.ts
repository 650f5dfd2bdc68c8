import type { Predicates, Walks } from '../oracle/oracle.ts';
import type { visitorForm } from './kit.ts';

export const predicates: Predicates<typeof visitorForm> = {
  'the form is valid': ({ values }) => values.name !== '' && values.captchaVerified === true,
};

export const walks: Walks = {
  'cleared errors are shown again': [{ type: 'errors.cleared' }, { type: 'form.submitted' }],
  'cleared errors are checked again in the accepted values': [
    { type: 'errors.cleared' },
    { type: 'form.recalled' },
    { type: 'form.committed' },
  ],
  'filled with invalid values': [{ type: 'form.filled', values: { name: '', captchaVerified: true } }],
};
