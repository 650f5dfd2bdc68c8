import type { captchaMachine } from '../../../machines/captcha.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof captchaMachine> = {
  'the configuration does without it': (_, { skipValidation }) => skipValidation === true,
  'it was the first try': ({ attempts }) => attempts === 1,
};
