import { assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type {
  AlertList,
  ReadAlerts,
  SaveAlert,
  SwitchAlert,
  TestMailSent,
  ViewAlert,
} from '../src/contract/generated/types.ts';
import type { Alert } from '../src/domain/alert.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { testMailSentText } from '../src/domain/view-alerts/view-alerts.ts';
import { unprovided } from './unprovided.ts';

type ViewAlertsContext = {
  /** The alerts and their events; null until first loaded. */
  readonly list: AlertList | null;
  /** The alert being set; null if there is none. */
  readonly wanted: SaveAlert | null;
  /** The alert being switched, tested or removed. */
  readonly chosen: ViewAlert | null;
  /** Why the last request failed. */
  readonly failure: Failure | null;
};

export type ViewAlertsEvent =
  | { readonly type: 'retry.requested' }
  /** The user has returned to the page. */
  | { readonly type: 'refresh.requested' }
  /** A saved view was removed with its alerts, or restored with them. */
  | { readonly type: 'views.changed' }
  /** An alert on a view, with an id of its own, so that sending it again is harmless. */
  | ({ readonly type: 'alert.wanted' } & SaveAlert)
  | { readonly type: 'alert.declined' }
  | ({ readonly type: 'alert.given' } & Pick<SaveAlert, 'condition' | 'byMail'>)
  | { readonly type: 'switch.requested'; readonly id: string }
  | { readonly type: 'testMail.requested'; readonly id: string }
  | { readonly type: 'removal.requested'; readonly id: string }
  | { readonly type: 'marking.requested' };

const chosenIn = ({ context, event }: { context: ViewAlertsContext; event: ViewAlertsEvent }) =>
  event.type === 'switch.requested' ||
  event.type === 'testMail.requested' ||
  event.type === 'removal.requested'
    ? context.list?.alerts.find(({ id }) => id === event.id)
    : undefined;

function wantedIn({ wanted }: ViewAlertsContext): SaveAlert {
  if (!wanted) throw new Error('no alert is being set');
  return wanted;
}

/**
 * Alerts on saved views. Provide `loadAlerts`, `refreshAlerts`, `saveAlert`, `switchAlert`, `sendTest`, `removeAlert` and
 * `markRead`.
 */
export const viewAlertsMachine = setup({
  types: {
    context: {} as ViewAlertsContext,
    events: {} as ViewAlertsEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadAlerts: unprovided<AlertList>('loadAlerts'),
    refreshAlerts: unprovided<AlertList>('refreshAlerts'),
    saveAlert: unprovided<ViewAlert, SaveAlert>('saveAlert'),
    switchAlert: unprovided<ViewAlert, SwitchAlert>('switchAlert'),
    sendTest: unprovided<TestMailSent, Pick<ViewAlert, 'id'>>('sendTest'),
    removeAlert: unprovided<void, Pick<ViewAlert, 'id'>>('removeAlert'),
    markRead: unprovided<void, ReadAlerts>('markRead'),
  },
  guards: {
    isThere: (step) => chosenIn(step) !== undefined,
    hasMails: (step) => chosenIn(step)?.byMail === true,
    hasUnread: ({ context: { list } }) => list?.events.some(({ isRead }) => !isRead) === true,
  },
  actions: {
    keepList: assign({ list: (_, list: AlertList) => list }),
    keepWanted: assign(({ event }) => {
      if (event.type !== 'alert.wanted') return {};
      const { type: _type, ...wanted } = event;
      return { wanted, failure: null };
    }),
    keepCondition: assign(({ context: { wanted }, event }) =>
      event.type === 'alert.given' && wanted
        ? { wanted: { ...wanted, condition: event.condition, byMail: event.byMail }, failure: null }
        : {},
    ),
    keepChosen: assign((step) => ({ chosen: chosenIn(step) ?? null, failure: null })),
    keepAlert: assign(({ context: { list } }, kept: ViewAlert) => {
      if (!list) return {};
      const isKnown = list.alerts.some(({ id }) => id === kept.id);
      const alerts = isKnown
        ? list.alerts.map((alert) => (alert.id === kept.id ? kept : alert))
        : [...list.alerts, kept];
      return { list: { ...list, alerts } };
    }),
    dropChosen: assign(({ context: { list, chosen } }) => {
      if (!list || !chosen) return {};
      const events = list.events.filter(({ alertId }) => alertId !== chosen.id);
      return {
        list: {
          alerts: list.alerts.filter(({ id }) => id !== chosen.id),
          events,
          unread: events.filter(({ isRead }) => !isRead).length,
        },
      };
    }),
    markAllRead: assign(({ context: { list } }) =>
      list
        ? { list: { ...list, events: list.events.map((event) => ({ ...event, isRead: true })), unread: 0 } }
        : {},
    ),
    announceTest: emit((_, { sentTo }: TestMailSent) => ({
      type: 'alert' as const,
      alert: { message: testMailSentText(sentTo) },
    })),
    forgetWanted: assign({ wanted: null, chosen: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'viewAlerts',
  description: 'The person’s alerts on saved views, and what has fired.',
  context: { list: null, wanted: null, chosen: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The alerts are being loaded for the first time.',
      tags: 'busy',
      invoke: {
        id: 'loadAlerts',
        src: 'loadAlerts',
        onDone: { target: 'listed', actions: { type: 'keepList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'views.changed': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The alerts could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    listed: {
      description: 'Alerts can be set, switched and removed, and those that fired can be marked as read.',
      entry: 'forgetWanted',
      initial: 'resting',
      on: {
        'alert.wanted': { target: 'setting', actions: 'keepWanted' },
        'switch.requested': { guard: 'isThere', target: 'switching', actions: 'keepChosen' },
        'testMail.requested': { guard: 'hasMails', target: 'testing', actions: 'keepChosen' },
        'removal.requested': { guard: 'isThere', target: 'removing', actions: 'keepChosen' },
        'views.changed': '.refreshing',
        'marking.requested': { guard: 'hasUnread', target: 'marking', actions: 'forgetFailure' },
      },
      states: {
        resting: {
          description: 'No request is running.',
          // What failed before the person left is not what they come back to.
          on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } },
        },
        refreshing: {
          description:
            'What is stored is being loaded, after a change or a return; the alerts already shown stay visible.',
          invoke: {
            id: 'refreshAlerts',
            src: 'refreshAlerts',
            onDone: { target: 'resting', actions: { type: 'keepList', params: ({ event }) => event.output } },
            // They are loaded again at the next return.
            onError: 'resting',
          },
        },
      },
    },
    setting: {
      description: 'The condition of the alert is being entered; what was wrong with the last one is shown.',
      on: {
        'alert.given': { target: 'saving', actions: 'keepCondition' },
        'alert.declined': { target: 'listed.refreshing', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: 'The alert is being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveAlert',
        src: 'saveAlert',
        input: ({ context }) => wantedIn(context),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'keepAlert', params: ({ event }) => event.output },
        },
        onError: { target: 'setting', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    switching: {
      description: 'The alert is being switched on or off.',
      tags: 'busy',
      invoke: {
        id: 'switchAlert',
        src: 'switchAlert',
        input: ({ context: { chosen } }) => ({ id: chosen?.id ?? '', isOn: chosen?.state !== 'on' }),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'keepAlert', params: ({ event }) => event.output },
        },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
    testing: {
      description: 'A test mail of the alert is being sent to its owner.',
      tags: 'busy',
      invoke: {
        id: 'sendTest',
        src: 'sendTest',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: {
          target: 'listed.refreshing',
          actions: { type: 'announceTest', params: ({ event }) => event.output },
        },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
    removing: {
      description: 'The alert is being removed.',
      tags: 'busy',
      invoke: {
        id: 'removeAlert',
        src: 'removeAlert',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: { target: 'listed.refreshing', actions: 'dropChosen' },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
    marking: {
      description: 'The alerts that fired are being marked as read.',
      tags: 'busy',
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ upTo: context.list?.events[0]?.id ?? '0' }),
        onDone: { target: 'listed.refreshing', actions: 'markAllRead' },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
  },
});

/** What a page shows of the alerts: what is known of them stays in every state. */
type ViewAlertsView = Pick<ViewAlertsContext, 'list' | 'failure'> & {
  /** `changing`: one of them, or all, are being changed. */
  readonly kind: 'loading' | 'failed' | 'listed' | 'setting' | 'saving' | 'changing';
};

export function viewOf(snapshot: SnapshotFrom<typeof viewAlertsMachine>): ViewAlertsView {
  const { list, failure } = snapshot.context;
  const kinds = ['loading', 'failed', 'listed', 'setting', 'saving'] as const;
  return { kind: kinds.find((kind) => snapshot.matches(kind)) ?? 'changing', list, failure };
}
