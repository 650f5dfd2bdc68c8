import type { termsMachine } from '../../../machines/terms.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof termsMachine> = {
  'a version is requested': ({ version }) => version !== null,
};
