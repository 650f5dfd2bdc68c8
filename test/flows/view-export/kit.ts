import { expect } from 'vitest';
import { viewExportMachine, viewOf } from '../../../machines/view-export.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { type AskedExport, exportName } from '../../../src/domain/feed/exported-rows.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import type { Kit } from '../kit.ts';

const { InstrumentID, InstrumentDescription, VenueMIC, Currency, VenueLocation, AssetClass } = tradesRecord;

/** Everything that the service has, as a spreadsheet. */
export const asked: AskedExport = {
  viewId: 'tradeDisplay',
  subject: { InstrumentID, InstrumentDescription, VenueMIC, Currency, VenueLocation, AssetClass },
  format: 'xlsx',
  columns: null,
  criteria: gilt,
  shown: null,
  name: exportName('tradeDisplay', tradesRecord, null, 'xlsx'),
};

/** The service's name for it: live data, since the right was bought after the view had been opened. */
export const madeName = exportName('tradeDisplay', { ...tradesRecord, IsDelayed: false }, null, 'xlsx');

export const viewExportKit: Kit<typeof viewExportMachine> = {
  flow: 'viewExport',
  machine: viewExportMachine,
  examples: [
    { type: 'export.requested', asked },
    { type: 'export.progressed', received: 5 },
    { type: 'export.cancelled' },
    { type: 'xstate.done.actor.makeFile', output: madeName },
    { type: 'xstate.error.actor.makeFile', error: new FailureError(failure('unavailable')) },
  ],
  key: ({ value, context: { received, failure: why } }) => [value, received, why !== null],
  states: {
    idle: (snapshot) => expect(viewOf(snapshot)).toEqual({ kind: 'idle' }),
    exporting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const { received } = snapshot.context;
      expect(snapshot.context).toMatchObject({ asked, failure: null });
      expect(viewOf(snapshot)).toEqual({ kind: 'exporting', name: asked.name, received });
    },
    exported: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'exported', name: madeName });
    },
    cancelled: (snapshot) => {
      expect(snapshot.context.failure).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'cancelled' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', failure: { kind: 'unavailable' } });
    },
  },
  refusals: [
    {
      name: 'only one file is made at a time',
      after: [{ type: 'export.requested', asked }],
      event: { type: 'export.requested', asked },
    },
    {
      name: 'nothing can be cancelled when no export is running',
      after: [],
      event: { type: 'export.cancelled' },
    },
  ],
};
