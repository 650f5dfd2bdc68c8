import { assign, enqueueActions, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { RenameView, SavedView, SaveView } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { byName } from '../src/domain/saved-views/saved-views.ts';
import { storedText } from '../src/domain/stored-text.ts';
import { unprovided } from './unprovided.ts';

type SavedViewsContext = {
  /** The views; null until first loaded. */
  readonly views: readonly SavedView[] | null;
  /** The view being renamed or removed. */
  readonly chosen: SavedView | null;
  /** Its new name. */
  readonly name: string;
  /** Why the last request failed. */
  readonly failure: Failure | null;
  /** The view removed last, as long as it can be restored. */
  readonly removed: SavedView | null;
  /** Ids of the views that were listed and no longer are: what depends on them is hidden. */
  readonly gone: readonly string[];
};

export type SavedViewsEvent =
  | { readonly type: 'retry.requested' }
  /** The user has returned to the page. */
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'rename.wanted'; readonly id: string }
  | { readonly type: 'rename.declined' }
  | { readonly type: 'name.given'; readonly name: string }
  | { readonly type: 'removal.requested'; readonly id: string }
  | { readonly type: 'removal.undone' };

const chosenIn = ({ context, event }: { context: SavedViewsContext; event: SavedViewsEvent }) =>
  event.type === 'rename.wanted' || event.type === 'removal.requested'
    ? context.views?.find(({ id }) => id === event.id)
    : undefined;

const withView = ({ views }: SavedViewsContext, kept: SavedView): readonly SavedView[] =>
  [...(views ?? []).filter(({ id }) => id !== kept.id), kept].sort(byName);

const withoutChosen = ({ views, chosen }: SavedViewsContext): readonly SavedView[] =>
  (views ?? []).filter(({ id }) => id !== chosen?.id);

function goneOnce(
  views: readonly SavedView[],
  { views: before, gone }: SavedViewsContext,
): readonly string[] {
  const known = new Set([...(before ?? []).map(({ id }) => id), ...gone]);
  for (const { id } of views) known.delete(id);
  return [...known];
}

function removedIn({ removed }: SavedViewsContext): SaveView {
  if (!removed) throw new Error('nothing was removed');
  const { id, name, selection } = removed;
  return { id, name, selection };
}

/** The user's saved views. Provide `loadViews`, `refreshViews`, `renameView`, `removeView` and `bringBack`. */
export const savedViewsMachine = setup({
  types: {
    context: {} as SavedViewsContext,
    events: {} as SavedViewsEvent,
    /** Views were added, removed or restored, and with them what depends on them. */
    emitted: {} as { type: 'views.changed' },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadViews: unprovided<readonly SavedView[]>('loadViews'),
    refreshViews: unprovided<readonly SavedView[]>('refreshViews'),
    renameView: unprovided<SavedView, RenameView>('renameView'),
    removeView: unprovided<void, Pick<SavedView, 'id'>>('removeView'),
    bringBack: unprovided<SavedView, SaveView>('bringBack'),
  },
  guards: {
    isThere: (step) => chosenIn(step) !== undefined,
    isNamed: ({ event }) => event.type === 'name.given' && storedText(event.name) !== '',
    canBeUndone: ({ context }) => context.removed !== null,
    isGone: (_, error: NonReducibleUnknown) => failureOf(error).kind === 'notFound',
  },
  actions: {
    keepViews: enqueueActions(({ context, enqueue }, views: readonly SavedView[]) => {
      enqueue.assign({ views, gone: goneOnce(views, context) });
      if (context.views && context.views.length !== views.length) enqueue.emit({ type: 'views.changed' });
    }),
    keepChosen: assign((step) => ({ chosen: chosenIn(step) ?? null, failure: null })),
    keepName: assign(({ event }) =>
      event.type === 'name.given' ? { name: storedText(event.name), failure: null } : {},
    ),
    keepRemoved: assign({ removed: ({ context }) => context.chosen }),
    forgetRemoved: assign({ removed: null }),
    forgetChosen: assign({ chosen: null, name: '' }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'savedViews',
  description: 'The person’s saved views: opening, renaming and removing them.',
  context: { views: null, chosen: null, name: '', failure: null, removed: null, gone: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'The views are being loaded; those already shown stay visible.',
      tags: 'busy',
      entry: 'forgetChosen',
      invoke: {
        id: 'loadViews',
        src: 'loadViews',
        onDone: {
          target: 'listed',
          actions: { type: 'keepViews', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The views could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    listed: {
      description: 'The views can be opened, renamed and removed, and a removal can be undone.',
      entry: 'forgetChosen',
      initial: 'resting',
      on: {
        'rename.wanted': { guard: 'isThere', target: 'naming', actions: 'keepChosen' },
        'removal.requested': { guard: 'isThere', target: 'removing', actions: 'keepChosen' },
        'removal.undone': { guard: 'canBeUndone', target: 'bringingBack', actions: 'forgetFailure' },
      },
      states: {
        resting: {
          description: 'No request is running.',
          // What failed before the person left is not what they come back to.
          on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } },
        },
        refreshing: {
          description:
            'What is stored is being loaded, after a change or a return; the views already shown stay visible.',
          invoke: {
            id: 'refreshViews',
            src: 'refreshViews',
            onDone: {
              target: 'resting',
              actions: { type: 'keepViews', params: ({ event }) => event.output },
            },
            // They are loaded again at the next return.
            onError: 'resting',
          },
        },
      },
    },
    naming: {
      description: 'A new name is being entered; what was wrong with the last one is shown.',
      on: {
        'name.given': { guard: 'isNamed', target: 'renaming', actions: 'keepName' },
        'rename.declined': { target: 'listed.refreshing', actions: 'forgetFailure' },
      },
    },
    renaming: {
      description: 'The name is being saved.',
      tags: 'busy',
      invoke: {
        id: 'renameView',
        src: 'renameView',
        input: ({ context }) => ({ id: context.chosen?.id ?? '', name: context.name }),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'keepViews', params: ({ context, event }) => withView(context, event.output) },
        },
        onError: [
          // Removed elsewhere: the list will show it.
          { guard: { type: 'isGone', params: ({ event }) => event.error }, target: 'loading' },
          { target: 'naming', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
        ],
      },
    },
    removing: {
      description: 'The view is being removed.',
      tags: 'busy',
      invoke: {
        id: 'removeView',
        src: 'removeView',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: {
          target: 'listed.refreshing',
          actions: [{ type: 'keepViews', params: ({ context }) => withoutChosen(context) }, 'keepRemoved'],
        },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
    bringingBack: {
      description: 'The removal is being undone.',
      tags: 'busy',
      invoke: {
        id: 'bringBack',
        src: 'bringBack',
        input: ({ context }) => removedIn(context),
        onDone: {
          target: 'listed.refreshing',
          actions: [
            { type: 'keepViews', params: ({ context, event }) => withView(context, event.output) },
            'forgetRemoved',
          ],
        },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
  },
});

/** What a page shows of the saved views: those known stay in every state. */
type SavedViewsView = Omit<SavedViewsContext, 'name'> & {
  /** `changing`: one of them is being removed or restored. */
  readonly kind: 'loading' | 'failed' | 'listed' | 'naming' | 'renaming' | 'changing';
};

export function viewOf(snapshot: SnapshotFrom<typeof savedViewsMachine>): SavedViewsView {
  const { views, chosen, failure, removed, gone } = snapshot.context;
  const kinds = ['loading', 'failed', 'listed', 'naming', 'renaming'] as const;
  const kind = kinds.find((one) => snapshot.matches(one)) ?? 'changing';
  return { kind, views, chosen, failure, removed, gone };
}
