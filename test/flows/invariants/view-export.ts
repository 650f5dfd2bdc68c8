import type { viewExportMachine } from '../../../machines/view-export.ts';
import type { AskedExport } from '../../../src/domain/feed/exported-rows.ts';
import { bookRecord, giltBook } from '../kits/data-view.ts';
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
    says: 'the file that is made is the one that was asked for',
    holds: (_before, _event, { context }, { effects }) =>
      effects.every(({ kind, data }) => kind !== 'asks' || Object(data).asked.name === context.asked?.name),
  },
  {
    requirement,
    says: 'whatever became of a file, another can be asked for once it has ended, and no earlier',
    holds: (_before, _event, after) =>
      after.matches('exporting') !==
      after.can({ type: 'export.requested', asked: after.context.asked ?? anything }),
  },
  {
    requirement,
    says: 'why a file failed is told until another is asked for, and never beside one that did not',
    holds: (_before, _event, after) => after.matches('failed') === (after.context.failure !== null),
  },
];
