import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from '../../../machines/subscription.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import type { Invariant } from '../oracle/oracle.ts';
import type { Step } from '../oracle/recorder.ts';

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

const inputOf = ({ effects }: Step, actor: string): unknown =>
  effects.find(({ kind, name }) => kind === 'asks' && name === actor)?.data;

const did = ({ effects }: Step, what: string): boolean =>
  effects.some(({ kind, name }) => `${kind} ${name}` === what);

const alertOf = ({ effects }: Step): string =>
  JSON.stringify(effects.find(({ kind, name }) => kind === 'emits' && name === 'alert')?.data ?? '');

/** Whether the last event to the grid locked it; the flow itself does not say. */
const locked = new WeakMap<Snapshot, boolean>();

function isLocked(before: Snapshot | null, after: Snapshot, { effects }: Step): boolean {
  const lastChange = effects
    .filter(({ name }) => /^venueSelection selection\.(un)?locked$/.test(name))
    .at(-1);
  const isNow = lastChange
    ? lastChange.name.endsWith('.locked')
    : before !== null && (locked.get(before) ?? false);
  locked.set(after, isNow);
  return isNow;
}

export const invariants: readonly Invariant<typeof subscriptionMachine>[] = [
  {
    requirement: 'B 4',
    says: 'only the first uncompleted purchase is paid, at its own price',
    holds: (_before, _event, { context }, step) => {
      const input = inputOf(step, 'payment');
      const [first] = context.uncompletedPayments;
      return (
        input === undefined ||
        (first !== undefined &&
          JSON.stringify(Object.entries(Object(input)).slice(0, 2)) ===
            JSON.stringify([
              ['subject', { OrderID: first.orderId }],
              ['amount', first.orderPrice],
            ]))
      );
    },
  },
  {
    requirement: 'decisions.md Money',
    says: 'a payment that is being charged or held cannot be cancelled',
    holds: (before, _event, after, step) =>
      (inputOf(step, 'cancelPayment') === undefined ||
        before?.matches({ unpaid: { paying: 'open' } }) === true) &&
      (!after.matches({ unpaid: { paying: 'charging' } }) || !after.can({ type: 'cancellation.chosen' })),
  },
  {
    requirement: 'B 4',
    says: 'the grid is locked while anything is loading, being saved or due, and unlocked while a choice is possible',
    holds: (before, _event, after, step) => {
      const isFixed = [
        'loading',
        'outdated',
        'renewing',
        'confirming',
        'unconfirmed',
        'changedElsewhere',
        'unpaid',
      ].some((state) =>
        Object.keys(Object(typeof after.value === 'string' ? { [after.value]: 0 } : after.value)).includes(
          state,
        ),
      );
      const isFree = ['idle', 'unselected', 'unpriced', 'opening'].some((state) => after.value === state);
      const isNow = isLocked(before, after, step);
      return isFixed ? isNow : !(isFree || after.matches('pricing')) || !isNow;
    },
  },
  {
    requirement: 'B 4',
    says: 'nothing can be renewed while a payment is uncompleted',
    holds: (_before, _event, after) => !after.matches('unpaid') || !after.can({ type: 'renewal.chosen' }),
  },
  {
    requirement: 'B 4',
    says: 'a save is for the version that was seen and a known price',
    holds: (before, _event, { context }, step) => {
      const input = inputOf(step, 'saveSubscription');
      return (
        input === undefined ||
        ((context.noPaymentMode || before?.context.price !== null) &&
          Reflect.get(Object(input), 'version') === context.version)
      );
    },
  },
  {
    requirement: 'B 4',
    says: 'in no-payment mode nothing is priced or paid',
    holds: (_before, _event, { context }, step) =>
      !context.noPaymentMode || !(did(step, 'asks priceSelection') || did(step, 'asks payment')),
  },
  {
    requirement: 'decisions.md Flows',
    says: 'a page that was loaded is never replaced by the message that it could not be loaded',
    holds: (_before, _event, after) => !(after.context.isLoaded && after.matches('failed')),
  },
  {
    requirement: 'A 4.9',
    says: 'errors never lose the selection',
    holds: (before, event, after) =>
      before === null ||
      !event.type.startsWith('xstate.error.') ||
      before.context.selection === after.context.selection,
  },
  {
    requirement: 'A 4.9',
    says: 'a change that was refused stays selected, unless an order has to be paid first',
    holds: (before, event, after, step) =>
      !(before?.matches('renewing') || before?.matches('reloading')) ||
      (event.type === 'xstate.done.actor.saveSubscription' && event.output.kind !== 'stale') ||
      after.matches('unpaid') ||
      !did(step, 'tells venueSelection selection.replaced'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'only a completed payment is reported as received',
    holds: (_before, event, _after, step) =>
      !alertOf(step).includes('has been received') ||
      event.type === 'payment.completed' ||
      (event.type === 'xstate.done.actor.recallPayment' && event.output === 'paid'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'a missing answer proves nothing: what was saved is checked first',
    holds: (_before, event, after, step) =>
      event.type !== 'xstate.error.actor.saveSubscription' ||
      failureOf(event.error).kind === 'refused' ||
      (after.matches('confirming') && alertOf(step) === '""'),
  },
  {
    requirement: 'B 4',
    says: 'a change refreshes the session',
    holds: (before, event, _after, step) =>
      !(
        (event.type === 'payment.completed' && before?.matches({ unpaid: 'paying' })) ||
        alertOf(step).includes('has been updated')
      ) || did(step, 'emits session.stale'),
  },
  {
    requirement: 'B 5',
    says: 'without a selection there is no price and nothing to renew',
    holds: (_before, _event, after) =>
      !after.matches('unselected') ||
      (after.context.price === null && !after.can({ type: 'renewal.chosen' })),
  },
  {
    requirement: 'decisions.md Money',
    says: 'another version is taken over only with its selection, or after the person was shown what changed',
    holds: (before, _event, after) =>
      before === null ||
      before.context.version === after.context.version ||
      !(before.matches('reloading') || before.matches('confirming')) ||
      after.matches('unpaid') ||
      after.matches('loading'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'changes of another window are not overwritten before they were seen',
    holds: (_before, _event, after, step) =>
      !after.matches('changedElsewhere') ||
      (after.context.changed !== null && !did(step, 'asks saveSubscription')),
  },
  {
    requirement: 'B 4',
    says: 'a price is requested a fifth of a second after the last change, or after the configured wait',
    holds: (_before, _event, { context: { debounceMaxWait } }, { effects }) =>
      effects.every(
        ({ kind, name, data }) =>
          kind !== 'waits' ||
          data === (name === 'debounce' ? Math.min(200, debounceMaxWait) : debounceMaxWait),
      ),
  },
];
