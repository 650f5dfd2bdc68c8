import type { visitorForm } from '../kits/form.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof visitorForm> = {
  'the form is valid': ({ values }) => values.name !== '' && values.captchaVerified === true,
};
