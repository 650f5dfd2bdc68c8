import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { SavedView, SaveView } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { storedText } from '../src/domain/stored-text.ts';
import { unprovided } from './unprovided.ts';

type SaveViewContext = {
  /** The suggested name. */
  readonly name: string;
  /** The view to save; null before. A refused name stays, to be corrected. */
  readonly wanted: SaveView | null;
  /** Why it was not saved. */
  readonly failure: Failure | null;
  /** The view as last saved; null before. */
  readonly saved: SavedView | null;
};

export type SaveViewEvent =
  /** What is shown, with an id of its own, so that sending it again is harmless. */
  | ({ readonly type: 'save.wanted' } & Pick<SaveView, 'id' | 'selection'>)
  | { readonly type: 'save.declined' }
  | { readonly type: 'name.given'; readonly name: string };

function wantedIn({ wanted }: SaveViewContext): SaveView {
  if (!wanted) throw new Error('nothing is to be saved');
  return wanted;
}

/** Saving the current view under a name. Provide `saveView`. */
export const saveViewMachine = setup({
  types: {
    input: {} as Pick<SaveView, 'name'>,
    context: {} as SaveViewContext,
    events: {} as SaveViewEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { saveView: unprovided<SavedView, SaveView>('saveView') },
  guards: {
    isNamed: ({ event }) => event.type === 'name.given' && storedText(event.name) !== '',
  },
  actions: {
    beginAnew: assign(({ context, event }) => {
      if (event.type !== 'save.wanted') return {};
      const { id, selection } = event;
      return { wanted: { id, name: context.wanted?.name ?? context.name, selection }, saved: null };
    }),
    keepName: assign(({ context: { wanted }, event }) =>
      event.type === 'name.given' && wanted
        ? { wanted: { ...wanted, name: storedText(event.name) }, failure: null }
        : {},
    ),
    keepSaved: assign({ saved: (_, saved: SavedView) => saved }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'saveView',
  description: 'Saving what a view shows under a name.',
  context: ({ input: { name } }) => ({ name, wanted: null, failure: null, saved: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The view can be saved.',
      on: { 'save.wanted': { target: 'naming', actions: 'beginAnew' } },
    },
    naming: {
      description: 'A name is being entered; what was wrong with the last one is shown.',
      on: {
        'name.given': { guard: 'isNamed', target: 'saving', actions: 'keepName' },
        'save.declined': { target: 'resting', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: 'The view is being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveView',
        src: 'saveView',
        input: ({ context }) => wantedIn(context),
        onDone: { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        onError: { target: 'naming', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    saved: {
      description: 'The view is saved and a message says so; it can be saved under another name too.',
      on: { 'save.wanted': { target: 'naming', actions: 'beginAnew' } },
    },
  },
});

/** What the page shows: the name is the suggested one, or the one last entered. */
export type SaveViewView = Pick<SaveViewContext, 'name' | 'failure'> &
  ({ readonly kind: 'resting' | 'naming' | 'saving' } | { readonly kind: 'saved'; readonly savedAs: string });

export function viewOf({
  value: kind,
  context: { wanted, saved, failure, ...context },
}: SnapshotFrom<typeof saveViewMachine>): SaveViewView {
  const name = wanted?.name ?? context.name;
  return kind === 'saved' ? { kind, name, failure, savedAs: saved?.name ?? name } : { kind, name, failure };
}
