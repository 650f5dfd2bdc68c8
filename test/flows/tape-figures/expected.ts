import type { tapeFiguresMachine } from '../../../machines/tape-figures.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof tapeFiguresMachine> = {
  'the venue is another one': ({ asked }, { choice }) => asked.tv !== choice.tv,
};
