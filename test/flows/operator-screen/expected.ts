import type { operatorScreenMachine } from '../../../machines/operator-screen.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof operatorScreenMachine> = {
  'it is there': (_, { output }) => output !== null,
  'it is known': ({ answer, isOfBefore }) => answer !== null && !isOfBefore,
  'it is asked for already': ({ asked }, event) => asked.query.state === event.asked.query.state,
};
