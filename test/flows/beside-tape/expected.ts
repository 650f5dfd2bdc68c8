import type { besideTapeMachine } from '../../../machines/beside-tape.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof besideTapeMachine> = {
  'the venue is another one': ({ asked }, { choice }) => asked.tv !== choice.tv,
};
