import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Alert } from '../src/domain/alert.ts';

type Context = { current: Alert | null; waiting: readonly Alert[] };

type Events = { type: 'alert.raised'; alert: Alert } | { type: 'alert.dismissed' };

const isSame = (one: Alert | null, other: Alert): boolean =>
  one?.message === other.message && one.title === other.title;

/** The one dialog of the product: one message at a time, in the order they came (A 4.4). */
export const alertsMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  guards: {
    // Several calls that fail for the same reason are one message.
    isNews: ({ context: { current, waiting }, event }) =>
      event.type === 'alert.raised' && ![current, ...waiting].some((known) => isSame(known, event.alert)),
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    queueAlert: assign(({ context, event }) =>
      event.type === 'alert.raised' ? { waiting: [...context.waiting, event.alert] } : {},
    ),
    showNext: assign(({ context: { waiting } }) => ({
      current: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
  },
}).createMachine({
  id: 'alerts',
  description: 'The dialog that shows messages to the person, one at a time.',
  context: { current: null, waiting: [] },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'There is no message.',
      on: { 'alert.raised': { target: 'shown', actions: ['queueAlert', 'showNext'] } },
    },
    shown: {
      description: 'A message is shown until it is dismissed.',
      on: {
        'alert.raised': { guard: 'isNews', actions: 'queueAlert' },
        'alert.dismissed': [
          { guard: 'hasWaiting', actions: 'showNext' },
          { target: 'hidden', actions: 'showNext' },
        ],
      },
    },
  },
});

/** What the dialog shows. */
export type AlertsView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown'; readonly alert: Alert | null };

export const viewOf = ({ value: kind, context }: SnapshotFrom<typeof alertsMachine>): AlertsView =>
  kind === 'shown' ? { kind, alert: context.current } : { kind };
