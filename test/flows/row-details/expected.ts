import type { rowDetailsMachine } from '../../../machines/row-details.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof rowDetailsMachine> = {
  'there is no such row': (_, { error }) => failureOf(error).kind === 'notFound',
  'the key of the row is invalid': (_, { error }) => failureOf(error).kind === 'refused',
  'the report is already shown': (context, event) => context.chosen === event.id,
};
