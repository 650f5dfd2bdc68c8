import { expect } from 'vitest';
import { type SavedViewsEvent, savedViewsMachine, viewOf } from '../../../machines/saved-views.ts';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { nameTakenText, noRoomText } from '../../../src/domain/saved-views/saved-views.ts';
import type { Kit, WorldEvent } from '../kit.ts';
import { saved } from '../save-view/kit.ts';

const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  ...saved,
  id,
  name,
  ...more,
});
export const bunds = view('11111111-1111-4111-8111-111111111111', 'Bunds', {
  selection: {
    datatype: 'order',
    tv: 'TPIC',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign bonds',
    instrument: 'DE0001102580',
  },
});
export const gilts = view('22222222-2222-4222-8222-222222222222', 'Gilts');
/** Saved in another tab. */
export const elsewhere: SavedView = { ...bunds, id: '33333333-3333-4333-8333-333333333333', name: 'OATs' };
export const renamed: SavedView = { ...bunds, name: 'Schatz and Bund' };

const failed = new FailureError(failure('failed'));
const taken = new FailureError(
  failure('refused', { message: nameTakenText, fields: { name: nameTakenText } }),
);
const gone = new FailureError(failure('notFound', { message: 'There is no such saved view.' }));
const full = new FailureError(failure('refused', { message: noRoomText }));

const named = { type: 'name.given', name: ' Schatz  and Bund ' } as const;
const remove = { type: 'removal.requested', id: bunds.id } as const;
const listed = { type: 'xstate.done.actor.loadViews', output: [bunds, gilts] } as const;
const examples: readonly (SavedViewsEvent | WorldEvent)[] = [
  listed,
  { type: 'xstate.done.actor.loadViews', output: [] },
  { type: 'xstate.error.actor.loadViews', error: failed },
  { type: 'retry.requested' },
  { type: 'refresh.requested' },
  { type: 'xstate.done.actor.refreshViews', output: [bunds, gilts, elsewhere] },
  { type: 'xstate.error.actor.refreshViews', error: failed },
  { type: 'rename.wanted', id: bunds.id },
  { type: 'rename.declined' },
  named,
  { type: 'xstate.done.actor.renameView', output: renamed },
  { type: 'xstate.error.actor.renameView', error: taken },
  { type: 'xstate.error.actor.renameView', error: gone },
  remove,
  { type: 'xstate.done.actor.removeView' },
  { type: 'xstate.error.actor.removeView', error: failed },
  { type: 'removal.undone' },
  { type: 'xstate.done.actor.bringBack', output: bunds },
  { type: 'xstate.error.actor.bringBack', error: full },
];

export const savedViewsKit: Kit<typeof savedViewsMachine> = {
  flow: 'savedViews',
  machine: savedViewsMachine,
  examples,
  key: ({ value, context: { views, failure: why, removed } }) => [
    value,
    views?.length ?? null,
    why?.kind ?? null,
    removed !== null,
  ],
  label: (event) => {
    if (event.type === 'xstate.done.actor.loadViews') return `${event.type} ${event.output.length}`;
    return event.type === 'xstate.error.actor.renameView'
      ? `${event.type} ${event.error.failure.kind}`
      : event.type;
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(remove)).toBe(false);
      expect(viewOf(snapshot).kind).toBe('loading');
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('failed');
    },
    listed: (snapshot) => {
      const { context } = snapshot;
      expect(context).toMatchObject({ chosen: null, name: '' });
      expect(viewOf(snapshot)).toMatchObject({ kind: 'listed', views: context.views, gone: context.gone });
    },
    'listed.resting': (snapshot) => expect(snapshot.can({ type: 'refresh.requested' })).toBe(true),
    'listed.refreshing': (snapshot) => {
      expect(snapshot.can({ type: 'refresh.requested' })).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
    naming: (snapshot) => {
      expect(snapshot.context.chosen).toMatchObject({ id: bunds.id });
      expect(snapshot.can(named)).toBe(true);
      expect(viewOf(snapshot).kind).toBe('naming');
    },
    renaming: (snapshot) => {
      expect(snapshot.context.name).toBe('Schatz and Bund');
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('renaming');
    },
    removing: (snapshot) => {
      expect(snapshot.can(remove)).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('changing');
    },
    bringingBack: (snapshot) => {
      expect(snapshot.context.removed).toMatchObject({ id: bunds.id });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('changing');
    },
  },
  refusals: [
    {
      name: 'a view needs a name',
      after: [listed, { type: 'rename.wanted', id: bunds.id }],
      event: { type: 'name.given', name: ' ' },
    },
    {
      name: 'a view that is not in the list cannot be removed',
      after: [listed],
      event: { type: 'removal.requested', id: saved.id },
    },
    {
      name: 'a view that is not in the list cannot be renamed',
      after: [listed],
      event: { type: 'rename.wanted', id: saved.id },
    },
    {
      name: 'a removal cannot be undone if nothing was removed',
      after: [listed],
      event: { type: 'removal.undone' },
    },
  ],
};
