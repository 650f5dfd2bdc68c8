import { expect } from 'vitest';
import { type SaveViewEvent, saveViewMachine, viewOf } from '../../../machines/save-view.ts';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { nameTakenText } from '../../../src/domain/saved-views/saved-views.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const saved: SavedView = {
  id: '0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31',
  name: 'Large gilts',
  selection: {
    datatype: 'trade',
    tv: 'ICPM',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign bonds',
    instrument: 'GB00BMBL1D50',
    instrumentmic: 'IMRD',
    ordertype: 'Trades',
    filter: { sizefrom: '1000000' },
  },
  savedAt: '2026-11-20T14:32:07.123456Z',
};

const taken = new FailureError(
  failure('refused', { message: nameTakenText, fields: { name: nameTakenText } }),
);
const wanted = { type: 'save.wanted', id: saved.id, selection: saved.selection } as const;
const named = { type: 'name.given', name: '  Large   gilts ' } as const;
const examples: readonly (SaveViewEvent | WorldEvent)[] = [
  wanted,
  { type: 'save.declined' },
  named,
  { type: 'xstate.done.actor.saveView', output: saved },
  { type: 'xstate.error.actor.saveView', error: taken },
];

export const saveViewKit: Kit<typeof saveViewMachine> = {
  flow: 'saveView',
  machine: saveViewMachine,
  input: { name: 'UKT 0 1/2 10/22/61' },
  examples,
  key: ({ value, context: { failure: why } }) => [value, why !== null],
  states: {
    resting: (snapshot) => {
      expect(snapshot.can(named)).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'resting', failure: null });
    },
    naming: (snapshot) => {
      const { failure: why } = snapshot.context;
      // A refused name stays, to be corrected.
      expect(viewOf(snapshot)).toMatchObject({ kind: 'naming', failure: why });
      if (why) expect(viewOf(snapshot).name).toBe('Large gilts');
      expect(snapshot.can(named)).toBe(true);
      expect(snapshot.can(wanted)).toBe(false);
    },
    saving: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'saving', name: 'Large gilts', failure: null });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.wanted).toMatchObject({ id: saved.id, name: 'Large gilts' });
      expect(snapshot.can(wanted)).toBe(false);
    },
    saved: (snapshot) => {
      expect(snapshot.context).toMatchObject({ saved, failure: null });
      expect(viewOf(snapshot)).toMatchObject({ kind: 'saved', savedAs: saved.name, failure: null });
    },
  },
  refusals: [{ name: 'a view needs a name', after: [wanted], event: { type: 'name.given', name: '   ' } }],
};
