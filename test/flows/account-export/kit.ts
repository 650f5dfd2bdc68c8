import { expect } from 'vitest';
import { accountExportMachine } from '../../../machines/account-export.ts';
import type { Kit } from '../kit.ts';

export const accountExportKit: Kit<typeof accountExportMachine> = {
  flow: 'accountExport',
  machine: accountExportMachine,
  examples: [
    { type: 'export.requested' },
    { type: 'xstate.done.actor.exportAccount' },
    { type: 'xstate.error.actor.exportAccount', error: new Error('no answer') },
  ],
  states: {
    idle: (snapshot) => expect(snapshot.can({ type: 'export.requested' })).toBe(true),
    exporting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'export.requested' })).toBe(false);
    },
    exported: (snapshot) => expect(snapshot.hasTag('error')).toBe(false),
    failed: (snapshot) => expect(snapshot.hasTag('error')).toBe(true),
  },
};
