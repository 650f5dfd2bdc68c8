import type { rowDetailsMachine } from '../../../machines/row-details.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof rowDetailsMachine> = {
  'there is no such row': (_, { error }) => failureOf(error).kind === 'notFound',
  'what is named cannot be a row': (_, { error }) => failureOf(error).kind === 'refused',
  'the report is told already': (context, event) => context.chosen === event.id,
};
