import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { SaveAlert, ViewAlert } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

type SetAlertContext = {
  /** The ids of the alert and of a view for it, so that sending them again is harmless. */
  readonly ids: Pick<SaveAlert, 'id' | 'viewId'> | null;
  /** The alert as last entered. */
  readonly given: Omit<SaveAlert, 'id' | 'viewId'> | null;
  /** Why it was not set. */
  readonly failure: Failure | null;
  /** The alert as set. */
  readonly alert: ViewAlert | null;
};

export type SetAlertEvent =
  | ({ readonly type: 'alert.wanted' } & Pick<SaveAlert, 'id' | 'viewId'>)
  | { readonly type: 'alert.declined' }
  | ({ readonly type: 'alert.given' } & Omit<SaveAlert, 'id' | 'viewId'>);

function enteredIn({ ids, given }: SetAlertContext): SaveAlert {
  if (!ids || !given) throw new Error('no alert is being set');
  return { ...ids, ...given };
}

/** Setting an alert where data is shown; what it is on is saved with it. Provide `saveAlert`. */
export const setAlertMachine = setup({
  types: {
    context: {} as SetAlertContext,
    events: {} as SetAlertEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { saveAlert: unprovided<ViewAlert, SaveAlert>('saveAlert') },
  actions: {
    beginAnew: assign(({ event }) =>
      event.type === 'alert.wanted' ? { ids: { id: event.id, viewId: event.viewId }, alert: null } : {},
    ),
    keepGiven: assign(({ event }) => {
      if (event.type !== 'alert.given') return {};
      const { type: _type, ...given } = event;
      return { given, failure: null };
    }),
    keepAlert: assign({ alert: (_, alert: ViewAlert) => alert }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'setAlert',
  description: 'Setting an alert on what a page shows.',
  context: { ids: null, given: null, failure: null, alert: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'An alert can be set.',
      on: { 'alert.wanted': { target: 'entering', actions: 'beginAnew' } },
    },
    entering: {
      description: 'The condition is being entered; what was wrong with the last one is shown.',
      on: {
        'alert.given': { target: 'saving', actions: 'keepGiven' },
        'alert.declined': { target: 'resting', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: 'The alert is being saved, and what it is on unless it is saved already.',
      tags: 'busy',
      invoke: {
        id: 'saveAlert',
        src: 'saveAlert',
        input: ({ context }) => enteredIn(context),
        onDone: { target: 'done', actions: { type: 'keepAlert', params: ({ event }) => event.output } },
        onError: { target: 'entering', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    done: {
      description: 'The alert is set and a message says so; another can be set.',
      on: { 'alert.wanted': { target: 'entering', actions: 'beginAnew' } },
    },
  },
});

/** What the page shows. */
export type SetAlertView =
  | { readonly kind: 'resting' }
  | { readonly kind: 'entering'; readonly failure: Failure | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'done'; readonly condition: ViewAlert['condition'] };

export function viewOf({
  value: kind,
  context: { failure, alert },
}: SnapshotFrom<typeof setAlertMachine>): SetAlertView {
  switch (kind) {
    case 'entering':
      return { kind, failure };
    case 'done':
      return alert ? { kind, condition: alert.condition } : { kind: 'resting' };
    default:
      return { kind };
  }
}
