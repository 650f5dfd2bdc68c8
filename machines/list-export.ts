import { assign, type SnapshotFrom, setup } from 'xstate';
import type { ScreenAnswer, ScreenAsked } from './operator-screen.ts';
import { unprovided } from './unprovided.ts';

/** The pages of a list, and whether they are all of them. */
export type GatheredList = { readonly pages: readonly ScreenAnswer[]; readonly isWhole: boolean };

/** A file that the service writes itself. */
export type WrittenFile =
  | { readonly kind: 'rejects'; readonly number: number; readonly form: 'errors' | 'lines' }
  | { readonly kind: 'usageFile'; readonly query: ScreenAsked['query'] };

/** A list of which a file is made, or one whose file the service writes and `gatherList` saves. */
type ListToSave = ScreenAsked | WrittenFile;

type Context = {
  /** Of the last file. */
  readonly gathered: GatheredList | null;
};

type ListExportEvent = { readonly type: 'export.requested'; readonly asked: ListToSave };

/** All pages of a list of the console, for a file. Provide `gatherList`. */
export const listExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ListExportEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { gatherList: unprovided<GatheredList, ListToSave | null>('gatherList') },
  actions: {
    forgetGathered: assign({ gathered: null }),
    keepGathered: assign((_, gathered: GatheredList) => ({ gathered })),
  },
}).createMachine({
  id: 'listExport',
  description: 'Saving a list of the console as a file, with all of its pages.',
  context: { gathered: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been requested.',
      on: { 'export.requested': 'gathering' },
    },
    gathering: {
      description: 'The pages of the list are being read, one after the other.',
      tags: 'busy',
      entry: 'forgetGathered',
      invoke: {
        id: 'gatherList',
        src: 'gatherList',
        input: ({ event }) => ('asked' in event ? event.asked : null),
        onDone: {
          target: 'gathered',
          actions: { type: 'keepGathered', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    gathered: {
      description: 'The file has been handed over; if there were too many pages, it says so.',
      on: { 'export.requested': 'gathering' },
    },
    failed: {
      description: 'The list could not be read to its end, and there is no file; it can be requested again.',
      tags: 'error',
      on: { 'export.requested': 'gathering' },
    },
  },
});

/** What a page shows of the export. */
export const viewOf = ({
  value: kind,
  context: { gathered },
}: SnapshotFrom<typeof listExportMachine>): {
  readonly kind: SnapshotFrom<typeof listExportMachine>['value'];
  readonly gathered: GatheredList | null;
} => ({ kind, gathered });
