import type { publishersMachine } from '../../../machines/publishers.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof publishersMachine> = {
  'nothing changes by the choice': ({ chosen }, { publisherId, reportId }) =>
    (chosen[publisherId] ?? null) === reportId,
  'no report of it is chosen': ({ chosen }, { publisherId }) => chosen[publisherId] === undefined,
  'of the investment firm': (_, { publisherId }) => publisherId === 1,
};
