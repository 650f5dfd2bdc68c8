import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine } from '../../../machines/subscription.ts';
import { viewOf } from '../../../machines/subscription-view.ts';
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
        before?.matches({ order: { unpaid: 'open' } }) === true) &&
      (!after.matches({ order: { unpaid: 'charging' } }) || !after.can({ type: 'cancellation.chosen' })),
  },
  {
    requirement: 'B 4',
    says: 'the grid is locked while anything is loading, being saved or due, and unlocked while a choice is possible',
    holds: (before, _event, after, step) => {
      const isNow = isLocked(before, after, step);
      return after.matches({ order: 'atRest' }) ? !after.matches({ selection: 'open' }) || !isNow : isNow;
    },
  },
  {
    requirement: 'B 4',
    says: 'what is selected stays as it is while an order is under way',
    holds: (before, event, after) =>
      before === null ||
      before.context.selection === null ||
      before.matches({ order: 'atRest' }) ||
      event.type !== 'selection.changed' ||
      before.context.selection === after.context.selection,
  },
  {
    requirement: 'B 4',
    says: 'nothing can be renewed while a payment is uncompleted, or anything else of the order is under way',
    holds: (_before, _event, after) =>
      after.matches({ order: 'atRest' }) || !after.can({ type: 'renewal.chosen' }),
  },
  {
    requirement: 'B 4',
    says: 'a save is for the version that was seen and a known price, or only ends live data, which costs nothing',
    holds: (before, _event, { context }, step) => {
      const input = inputOf(step, 'saveSubscription');
      return (
        input === undefined ||
        ((context.noPaymentMode ||
          before?.matches({ order: 'ending' }) === true ||
          before?.context.price !== null) &&
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
    requirement: 'B 4',
    says: 'in no-payment mode only the end of the term is loaded',
    holds: (_before, _event, { context: { noPaymentMode, latest, uncompletedPayments, subscribed } }) =>
      !noPaymentMode ||
      (uncompletedPayments.length === 0 &&
        (latest?.uncompletedPayments ?? []).length === 0 &&
        JSON.stringify([latest?.selection ?? {}, subscribed ?? {}]) === '[{},{}]'),
  },
  {
    requirement: 'decisions.md Flows',
    says: 'a page that was loaded is never replaced by the message that it could not be loaded',
    holds: (before, _event, after) => viewOf(after).kind !== 'failed' || !before?.context.latest,
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
      !(before?.matches({ order: 'saving' }) || before?.matches({ order: 'reloading' })) ||
      (event.type === 'xstate.done.actor.saveSubscription' && event.output.kind !== 'stale') ||
      after.matches({ order: 'unpaid' }) ||
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
      (after.matches({ order: 'confirming' }) && alertOf(step) === '""'),
  },
  {
    requirement: 'B 4',
    says: 'a change refreshes the session',
    holds: (before, event, _after, step) =>
      !(
        (event.type === 'payment.completed' && before?.matches({ order: 'unpaid' })) ||
        alertOf(step).includes('has been updated')
      ) || did(step, 'emits session.stale'),
  },
  {
    requirement: 'decisions.md Money',
    says: 'live data ends only after the question, and then only that of the venue it was about',
    holds: (before, _event, { context }, step) => {
      const input = inputOf(step, 'saveSubscription');
      const ends = input !== undefined && Reflect.get(Object(input), 'endsLiveData') === true;
      const others = ({ selection, subscribed }: Snapshot['context'], now: boolean): string =>
        JSON.stringify(
          Object.entries((now ? selection : subscribed) ?? {}).filter(
            ([id]) => Number(id) !== context.ending,
          ),
        );
      return (
        !ends ||
        (before?.matches({ order: 'ending' }) === true && others(context, true) === others(context, false))
      );
    },
  },
  {
    requirement: 'B 5',
    says: 'without a selection there is no price and nothing to renew',
    holds: (_before, _event, after) =>
      !after.matches({ selection: { open: 'unselected' } }) ||
      (after.context.price === null && !after.can({ type: 'renewal.chosen' })),
  },
  {
    requirement: 'decisions.md Money',
    says: 'another version is taken over only with its selection, or after the person was shown what changed',
    holds: (before, _event, after) =>
      before === null ||
      before.context.version === after.context.version ||
      !(before.matches({ order: 'reloading' }) || before.matches({ order: 'confirming' })) ||
      after.matches({ order: 'unpaid' }) ||
      after.matches({ order: 'refreshing' }),
  },
  {
    requirement: 'decisions.md Money',
    says: 'changes of another window are not overwritten before they were seen',
    holds: (_before, _event, after, step) =>
      !after.matches({ order: 'changedElsewhere' }) ||
      (after.context.latest !== null && !did(step, 'asks saveSubscription')),
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
