import { assign, type SnapshotFrom, setup } from 'xstate';
import type { AccountEventList } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

export type AccountEvents = AccountEventList['events'];

export type AccountEventsContext = {
  /** What has been loaded, newest first; null until then. */
  events: AccountEvents | null;
  /** Where the next page begins; null at the end, and of the first page. */
  next: string | null;
};

export type AccountEventsEvent =
  | { type: 'retry.requested' }
  | { type: 'more.requested' }
  /** Something else has happened since. */
  | { type: 'events.outdated' };

/** What happened to the user's own account, page by page. Provide `loadEvents`. */
export const accountEventsMachine = setup({
  types: {
    context: {} as AccountEventsContext,
    events: {} as AccountEventsEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadEvents: unprovided<AccountEventList, { before: string | null }>('loadEvents'),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    keepPage: assign(({ context }, { events, next }: AccountEventList) => ({
      // The first page replaces what was listed.
      events: context.next === null ? events : [...(context.events ?? []), ...events],
      next,
    })),
    beginAnew: assign({ next: null }),
  },
}).createMachine({
  id: 'accountEvents',
  description: 'What happened to the person’s own account within a year, page by page.',
  context: { events: null, next: null },
  initial: 'loading',
  on: { 'events.outdated': { target: '.loading', reenter: true, actions: 'beginAnew' } },
  states: {
    loading: {
      description: 'A page is being loaded; those before it stay visible.',
      tags: 'busy',
      invoke: {
        id: 'loadEvents',
        src: 'loadEvents',
        input: ({ context }) => ({ before: context.next }),
        onDone: { target: 'listed', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The page could not be loaded, which can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    listed: {
      description: 'What happened is listed; more of it can be shown.',
      on: { 'more.requested': { guard: 'hasMore', target: 'loading' } },
    },
  },
});

/** What the page shows. */
export type AccountEventsView = Pick<AccountEventsContext, 'events'> & {
  readonly kind: SnapshotFrom<typeof accountEventsMachine>['value'];
  readonly hasMore: boolean;
  /** The page that is loaded, or was not, is the first. */
  readonly isFirst: boolean;
};

export const viewOf = ({
  value,
  context: { events, next },
}: SnapshotFrom<typeof accountEventsMachine>): AccountEventsView => ({
  kind: value,
  events,
  hasMore: next !== null,
  isFirst: next === null,
});
