import type { captchaMachine } from '../../../machines/captcha.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof captchaMachine> = {
  'the configuration skips it': (_, { skipValidation }) => skipValidation === true,
  'it was the first attempt': ({ attempts }) => attempts === 1,
};
