import type { viewExportMachine } from '../../../machines/view-export.ts';
import type { AskedExport } from '../../../src/domain/feed/exported-rows.ts';
import { bookRecord, giltBook } from '../data-view/kit.ts';
import type { Invariant } from '../oracle/oracle.ts';

const anything: AskedExport = {
  viewId: 'clob',
  subject: bookRecord,
  format: 'csv',
  columns: null,
  criteria: giltBook,
  shown: [],
  name: 'anything.csv',
};

const requirement = 'decisions.md Data and views';

export const invariants: readonly Invariant<typeof viewExportMachine>[] = [
  {
    requirement,
    says: 'the file that is made is the requested one',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => kind !== 'asks' || Object(data).asked.name === context.asked?.name),
  },
  {
    requirement,
    says: 'another file can be requested exactly when none is being made',
    holds: (_before, _event, after) =>
      after.matches('exporting') !==
      after.can({ type: 'export.requested', asked: after.context.asked ?? anything }),
  },
  {
    requirement,
    says: 'the reason of a failure is shown until another file is requested, and only for a failure',
    holds: (_before, _event, after) => after.matches('failed') === (after.context.failure !== null),
  },
];
