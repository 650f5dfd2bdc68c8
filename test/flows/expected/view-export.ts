import type { viewExportMachine } from '../../../machines/view-export.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof viewExportMachine> = {
  'some of the last had come': ({ received }) => received > 0,
  'nothing more has come': ({ received }, event) => received === event.received,
};
