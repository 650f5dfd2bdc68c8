import {
  assign,
  emit,
  enqueueActions,
  type NonReducibleUnknown,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate';
import { type Alert, namedAlertOf } from '../src/domain/alert.ts';
import { type Failure, failure, failureOf, orSaying } from '../src/domain/failure.ts';
import {
  type Approval,
  type PaymentStatus,
  type PaymentSubject,
  standingOf,
} from '../src/domain/payment/payment-status.ts';
import { type Reporting, report } from './reporting.ts';
import { unprovided } from './unprovided.ts';

/** The text next to the button after an attempt that has not led to a payment. */
export type PaymentNotice = 'closed' | 'declined';

/** A payment's reports to the flow that invoked it. */
export type PaymentReport =
  | { type: 'payment.completed' }
  | { type: 'payment.withdrawn' }
  /** It is being charged from now on: nothing can cancel it. */
  | { type: 'payment.charging' }
  /** The provider holds it: nothing can cancel it, and nobody need wait for it. */
  | { type: 'payment.held' }
  /** It is known not to be charged, or no longer. */
  | { type: 'payment.released' }
  /**
   * The service refused to open it: what is due may have changed meanwhile, such as the price, which is then told.
   * Silence and breakdowns are not reported, since they say nothing about what is due.
   */
  | { type: 'payment.refused'; price?: number };

type PaymentInput = Reporting & {
  subject: PaymentSubject;
  /** The amount due now, in whole US dollars. */
  amount: number;
};

type Context = PaymentInput & {
  /** The number of attempts to load the script since the user last requested it. */
  scriptAttempts: number;
  isScriptLoaded: boolean;
  /** A key for each click on the button. */
  key: string;
  /** The provider's id of the order being approved. */
  providerOrder: string | null;
  approval: Approval | null;
  notice: PaymentNotice | null;
  failure: Failure | null;
};

export type PaymentEvent =
  /** The button was pressed; `key` is new for each press. */
  | { type: 'payment.started'; key: string }
  | { type: 'payment.approved'; approval: Approval; key: string }
  | { type: 'window.closed' }
  | { type: 'window.failed'; error: unknown }
  /** The button itself could not be rendered. */
  | { type: 'button.failed'; error: unknown }
  | { type: 'retry.requested' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };

const statusIn = ({ event }: { event: { output: PaymentStatus } }): PaymentStatus => event.output;

const errorIn = ({ event }: { event: { error: unknown } }): NonReducibleUnknown => event.error ?? null;

function refusalIn({ event }: { event: { error: unknown } }): PaymentReport {
  const { price } = failureOf(event.error);
  return { type: 'payment.refused', ...(price === undefined ? {} : { price }) };
}

/** The provider held the payment and then declined it. */
const rejectedText = 'The payment was not accepted. Nothing has been charged.';

/**
 * Paying for one order with the payment provider (B 4, B 7, B 8), for registration and subscriptions alike. Provide
 * `loadScript`, `createOrder`, `checkOrder` and `executeOrder`. Creating and executing are triggered by an event and
 * carry its key, so neither a second start of the page nor a repeat can charge twice.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as Context,
    events: {} as PaymentEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy' | 'error' | 'charging',
  },
  actors: {
    loadScript: unprovided<void>('loadScript'),
    checkOrder: unprovided<PaymentStatus, { subject: PaymentSubject }>('checkOrder'),
    createOrder: unprovided<string, { subject: PaymentSubject; amount: number; key: string }>('createOrder'),
    executeOrder: unprovided<PaymentStatus, { approval: Approval | null; key: string }>('executeOrder'),
  },
  delays: {
    scriptTimeout: 10_000,
    scriptRetryDelay: 1_000,
    approvalWait: 15_000,
    pendingWait: 5_000,
    executeWait: 30_000,
  },
  guards: {
    hasTriedEnough: ({ context }) => context.scriptAttempts >= 3,
    // If the service reports the payment's status, that status holds.
    isPaid: (_, status: PaymentStatus) => standingOf(status) === 'paid',
    isHeld: (_, status: PaymentStatus) => standingOf(status) === 'held',
    isOver: (_, status: PaymentStatus) => standingOf(status) === 'over',
    isPressed: stateIn({ checking: 'pressed' }),
    hasScript: ({ context }) => context.isScriptLoaded,
    isSessionOver: (_, error: NonReducibleUnknown) => failureOf(error).kind === 'unauthenticated',
    // The service considered the call and said no; any other failure says nothing about what is due.
    isRefused: (_, error: NonReducibleUnknown) => ['refused', 'notFound'].includes(failureOf(error).kind),
  },
  actions: {
    countScript: assign({ scriptAttempts: ({ context }) => context.scriptAttempts + 1 }),
    forgetScriptAttempts: assign({ scriptAttempts: 0 }),
    keepScript: assign({ isScriptLoaded: true, failure: null }),
    keepKey: assign(({ event }) =>
      event.type === 'payment.started' ? { key: event.key, notice: null, failure: null } : {},
    ),
    keepOrder: assign({ providerOrder: (_, order: string) => order }),
    keepApproval: assign(({ event }) =>
      event.type === 'payment.approved' ? { approval: event.approval, key: event.key, notice: null } : {},
    ),
    notice: assign({ notice: (_, notice: PaymentNotice) => notice }),
    keepFailure: assign({
      failure: (_, error: NonReducibleUnknown) => orSaying(failureOf(error), 'The payment did not work.'),
    }),
    keepSlowScript: assign({
      failure: failure('defect', { message: 'The payment script of PayPal did not load in time.' }),
    }),
    announceFailure: emit(({ context }) => ({
      type: 'alert' as const,
      alert: namedAlertOf(context.failure ?? failure('defect')),
    })),
    announceRejection: enqueueActions(({ enqueue }, status: PaymentStatus) => {
      if (status === 'failed') enqueue.emit({ type: 'alert', alert: { message: rejectedText } });
    }),
    report: report((_, told: PaymentReport) => told),
  },
}).createMachine({
  id: 'payment',
  description: 'Paying what is due for one order, from the button to the receipt.',
  context: ({ input }) => ({
    ...input,
    scriptAttempts: 0,
    isScriptLoaded: false,
    key: '',
    providerOrder: null,
    approval: null,
    notice: null,
    failure: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      description:
        'The state of the payment is being loaded, at the start and after each attempt that led to nothing.',
      tags: 'busy',
      invoke: {
        id: 'checkOrder',
        src: 'checkOrder',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          { guard: { type: 'isPaid', params: statusIn }, target: 'paid' },
          { guard: { type: 'isHeld', params: statusIn }, target: 'pending' },
          {
            guard: { type: 'isOver', params: statusIn },
            target: 'cancelled',
            actions: { type: 'announceRejection', params: statusIn },
          },
          { guard: 'isPressed', target: 'creating' },
          { guard: 'hasScript', target: 'ready' },
          { target: 'loadingScript' },
        ],
        onError: [
          { guard: { type: 'isSessionOver', params: errorIn }, target: 'interrupted' },
          { target: 'failed.unknown', actions: { type: 'keepFailure', params: errorIn } },
        ],
      },
      initial: 'alone',
      states: {
        alone: { description: 'There is no button yet.' },
        again: {
          description: 'The button stays, without a window, and can be pressed.',
          on: {
            'payment.started': { target: 'pressed', actions: 'keepKey' },
            'window.failed': { actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'] },
          },
        },
        pressed: {
          description: 'The button was pressed meanwhile: the order is opened if it is still to be paid.',
          on: {
            'window.closed': { target: 'again', actions: { type: 'notice', params: 'closed' } },
            'window.failed': {
              target: 'again',
              actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
            },
          },
        },
      },
    },
    loadingScript: {
      description: 'The script of the payment provider is being loaded.',
      tags: 'busy',
      entry: ['countScript', { type: 'report', params: { type: 'payment.released' } }],
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: { target: 'ready', actions: 'keepScript' },
        onError: { target: 'retryingScript', actions: { type: 'keepFailure', params: errorIn } },
      },
      after: { scriptTimeout: { target: 'retryingScript', actions: 'keepSlowScript' } },
    },
    retryingScript: {
      description: 'The script failed to load; it is tried again after a moment.',
      tags: 'busy',
      always: { guard: 'hasTriedEnough', target: 'failed.script', actions: 'announceFailure' },
      after: { scriptRetryDelay: 'loadingScript' },
    },
    ready: {
      description: 'The payment button is shown.',
      entry: { type: 'report', params: { type: 'payment.released' } },
      on: {
        'payment.started': { target: 'creating', actions: 'keepKey' },
        'button.failed': {
          target: 'failed.script',
          actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
        },
        'window.failed': { actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'] },
      },
    },
    creating: {
      description: 'The order is being created at the provider.',
      tags: 'busy',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context: { subject, amount, key } }) => ({ subject, amount, key }),
        onDone: { target: 'approving', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        // The order may have been paid or cancelled elsewhere: its status decides how to continue.
        onError: [
          { guard: { type: 'isSessionOver', params: errorIn }, target: 'interrupted' },
          {
            guard: { type: 'isRefused', params: errorIn },
            target: 'checking.again',
            actions: [
              { type: 'keepFailure', params: errorIn },
              'announceFailure',
              { type: 'report', params: refusalIn },
            ],
          },
          {
            target: 'checking.again',
            actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
          },
        ],
      },
      on: {
        'window.closed': { target: 'checking.again', actions: { type: 'notice', params: 'closed' } },
        'window.failed': {
          target: 'checking.again',
          actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
        },
      },
    },
    approving: {
      description: 'The person approves the payment in the provider’s window.',
      initial: 'waiting',
      entry: { type: 'report', params: { type: 'payment.released' } },
      on: {
        'payment.approved': { target: 'executing', actions: 'keepApproval' },
        // The window closed without an event, and the button was pressed again.
        'payment.started': { target: 'creating', actions: 'keepKey' },
        'window.closed': { target: 'checking.again', actions: { type: 'notice', params: 'closed' } },
        'window.failed': {
          target: 'checking.again',
          actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
        },
      },
      states: {
        waiting: {
          description: 'The window is open.',
          after: { approvalWait: 'asking' },
        },
        asking: {
          description:
            'The service is asked whether the approval arrived by another route; the window stays open.',
          invoke: {
            id: 'checkOrder',
            src: 'checkOrder',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: [
              { guard: { type: 'isPaid', params: statusIn }, target: '#payment.paid' },
              { guard: { type: 'isHeld', params: statusIn }, target: '#payment.pending' },
              {
                guard: { type: 'isOver', params: statusIn },
                target: '#payment.cancelled',
                actions: { type: 'announceRejection', params: statusIn },
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    executing: {
      description: 'The approved payment is being captured.',
      tags: ['busy', 'charging'],
      entry: { type: 'report', params: { type: 'payment.charging' } },
      invoke: {
        id: 'executeOrder',
        src: 'executeOrder',
        input: ({ context }) => ({ approval: context.approval, key: context.key }),
        onDone: [
          { guard: { type: 'isPaid', params: statusIn }, target: 'paid' },
          { guard: { type: 'isHeld', params: statusIn }, target: 'pending' },
          {
            guard: { type: 'isOver', params: statusIn },
            target: 'cancelled',
            actions: { type: 'announceRejection', params: statusIn },
          },
          // Declined: the provider's window opens again for another means of payment.
          { target: 'approving', actions: { type: 'notice', params: 'declined' } },
        ],
        // It may have been charged all the same: never conclude from silence.
        onError: [
          { guard: { type: 'isSessionOver', params: errorIn }, target: 'interrupted' },
          {
            target: 'checking.again',
            actions: [{ type: 'keepFailure', params: errorIn }, 'announceFailure'],
          },
        ],
      },
      // The call continues; its result is asked for meanwhile.
      after: { executeWait: 'checking.again' },
    },
    interrupted: {
      description:
        'The session ended meanwhile: after signing in again the page shows the outcome of the payment.',
      on: { 'retry.requested': 'checking' },
    },
    pending: {
      description: 'The provider holds the payment; the person gets a mail once it is decided.',
      tags: 'charging',
      initial: 'waiting',
      entry: { type: 'report', params: { type: 'payment.held' } },
      states: {
        waiting: {
          description: 'No check is running.',
          after: { pendingWait: 'asking' },
          on: { 'retry.requested': 'asking', 'tab.hidden': 'paused' },
        },
        asking: {
          description: 'The service is asked whether it has been decided.',
          invoke: {
            id: 'checkOrder',
            src: 'checkOrder',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: [
              { guard: { type: 'isPaid', params: statusIn }, target: '#payment.paid' },
              {
                guard: { type: 'isOver', params: statusIn },
                target: '#payment.cancelled',
                actions: { type: 'announceRejection', params: statusIn },
              },
              { guard: { type: 'isHeld', params: statusIn }, target: 'waiting' },
              {
                guard: 'hasScript',
                target: '#payment.ready',
                actions: { type: 'notice', params: 'declined' },
              },
              {
                target: '#payment.loadingScript',
                actions: { type: 'notice', params: 'declined' },
              },
            ],
            onError: 'waiting',
          },
          on: { 'tab.hidden': 'paused' },
        },
        paused: {
          description: 'The page is hidden: nothing is asked until it is shown.',
          on: { 'tab.shown': 'asking' },
        },
      },
    },
    paid: {
      description: 'The payment has been taken.',
      entry: { type: 'report', params: { type: 'payment.completed' } },
    },
    cancelled: {
      description:
        'There is nothing left to pay: the order was cancelled or declined, or its payment refunded.',
      entry: { type: 'report', params: { type: 'payment.withdrawn' } },
    },
    failed: {
      description: 'The payment cannot continue on its own.',
      tags: 'error',
      initial: 'unknown',
      on: { 'retry.requested': 'checking' },
      states: {
        script: {
          description: 'The provider’s script did not load; the reason is shown and loading can be repeated.',
          on: { 'retry.requested': { target: '#payment.loadingScript', actions: 'forgetScriptAttempts' } },
        },
        unknown: {
          description: 'The state of the payment is unknown; the check can be repeated.',
        },
      },
    },
  },
});

/** What can be done about a payment now, and what it waits for. */
export type PaymentView =
  | { readonly kind: 'checking' | 'loadingScript' | 'interrupted' | 'over' }
  /** The button stays while its window is open, because the window belongs to it. */
  | {
      readonly kind: 'button';
      readonly phase: 'ready' | 'checking' | 'pressed' | 'creating' | 'approving' | 'executing';
      readonly notice: PaymentNotice | null;
    }
  | { readonly kind: 'pending'; readonly amount: number; readonly isAsking: boolean }
  | { readonly kind: 'failed'; readonly message: string };

export function viewOf(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { notice, amount, failure } = snapshot.context;
  const isAt: typeof snapshot.matches = (value) => snapshot.matches(value);
  if (isAt({ checking: 'alone' })) return { kind: 'checking' };
  if (isAt('loadingScript') || isAt('retryingScript')) return { kind: 'loadingScript' };
  if (isAt({ checking: 'again' })) return { kind: 'button', phase: 'checking', notice };
  if (isAt({ checking: 'pressed' })) return { kind: 'button', phase: 'pressed', notice };
  for (const phase of ['ready', 'creating', 'approving', 'executing'] as const)
    if (isAt(phase)) return { kind: 'button', phase, notice };
  if (isAt('pending')) return { kind: 'pending', amount, isAsking: isAt({ pending: 'asking' }) };
  if (isAt('failed')) return { kind: 'failed', message: failure?.message ?? '' };
  return { kind: isAt('interrupted') ? 'interrupted' : 'over' };
}
