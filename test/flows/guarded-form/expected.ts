import type { guardedFormMachine } from '../../../machines/guarded-form.ts';
import type { Predicates } from '../oracle/oracle.ts';
import { mismatchText } from './kit.ts';

export const predicates: Predicates<typeof guardedFormMachine> = {
  'a mismatch is shown': (_, { snapshot }) =>
    snapshot.context.failure?.fields.newPasswordConfirmation === mismatchText,
  'no mismatch is shown': (_, { snapshot }) =>
    snapshot.context.failure?.fields.newPasswordConfirmation !== mismatchText,
};
