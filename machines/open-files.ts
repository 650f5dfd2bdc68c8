import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  type FileFilter,
  filesOf,
  noFilter,
  type OpenFileIndex,
  setsOf,
} from '../src/domain/feed/open-files.ts';
import { unprovided } from './unprovided.ts';

export type OpenFilesContext = {
  index: OpenFileIndex | null;
  filter: FileFilter;
  /** The number of rows shown: files with the same rows, one for each format, share one. */
  shown: number;
};

export type OpenFilesEvent =
  | { type: 'retry.requested' }
  | { type: 'filter.changed'; filter: Partial<FileFilter> }
  | { type: 'files.moreRequested' };

const aStep = 50;

/** Whole-venue files to download: open delayed data, or slices of live data. Provide `loadIndex`. */
export const openFilesMachine = setup({
  types: {
    context: {} as OpenFilesContext,
    events: {} as OpenFilesEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadIndex: unprovided<OpenFileIndex>('loadIndex'),
  },
  guards: {
    isListed: ({ context }) => context.index !== null,
    hasMore: ({ context: { index, filter, shown } }) => setsOf(filesOf(index, filter)).length > shown,
  },
  actions: {
    keepIndex: assign({ index: (_, index: OpenFileIndex) => index }),
    keepFilter: assign(({ context, event }) =>
      event.type === 'filter.changed' ? { filter: { ...context.filter, ...event.filter }, shown: aStep } : {},
    ),
    showMore: assign({ shown: ({ context }) => context.shown + aStep }),
  },
}).createMachine({
  id: 'openFiles',
  description: 'Finding the file of a venue and a time, to download it or fetch it with a program.',
  context: { index: null, filter: noFilter, shown: aStep },
  initial: 'loading',
  // The list can be used while a newer one loads.
  on: {
    'filter.changed': { guard: 'isListed', actions: 'keepFilter' },
    'files.moreRequested': { guard: 'hasMore', actions: 'showMore' },
  },
  states: {
    loading: {
      description: 'The index of files is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadIndex',
        src: 'loadIndex',
        onDone: { target: 'listed', actions: { type: 'keepIndex', params: ({ event }) => event.output } },
        // A good list is not discarded because a newer one could not be loaded.
        onError: [{ guard: 'isListed', target: 'listed' }, { target: 'failed' }],
      },
    },
    listed: {
      description: 'The files are listed and can be filtered.',
      on: { 'retry.requested': 'loading' },
    },
    failed: {
      description: 'The index could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
  },
});

/** What a page shows of the files: a list stays while a newer one loads. */
type OpenFilesView =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'listed'; readonly isRefreshing: boolean };

export function viewOf({ value, context: { index } }: SnapshotFrom<typeof openFilesMachine>): OpenFilesView {
  if (value === 'failed' || index === null) return { kind: value === 'failed' ? value : 'loading' };
  return { kind: 'listed', isRefreshing: value === 'loading' };
}
