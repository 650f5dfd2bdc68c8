import type { viewExportMachine } from '../../../machines/view-export.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof viewExportMachine> = {
  'part of an earlier file had arrived': ({ received }) => received > 0,
  'nothing more has arrived': ({ received }, event) => received === event.received,
};
