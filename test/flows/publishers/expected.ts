import type { publishersMachine } from '../../../machines/publishers.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof publishersMachine> = {
  'the choice is unchanged': ({ chosen }, { publisherId, reportId }) =>
    (chosen[publisherId] ?? null) === reportId,
  'no report is chosen': ({ chosen }, { publisherId }) => chosen[publisherId] === undefined,
  'of the investment firm': (_, { publisherId }) => publisherId === 1,
};
