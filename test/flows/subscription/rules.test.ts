import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { paymentMachine } from '../../../machines/payment.ts';
import {
  dueText,
  notRenewedText,
  notTakenText,
  paidText,
  renewedText,
  subscriptionMachine,
} from '../../../machines/subscription.ts';
import type { PaymentStatus } from '../../../src/domain/payment/payment-status.ts';
import type {
  Saved,
  SubscriptionPrice,
  SubscriptionState,
} from '../../../src/domain/subscription/subscription-state.ts';
import type { VenueChoice } from '../../../src/domain/venues/venue-choices.ts';
import { changedElsewhere, one, settled, two, unpaid } from './kit.ts';

const priced = (price: number): SubscriptionPrice => ({
  price,
  kind: 'change',
  monthlyFee: 25,
  endDate: '2027-03-31',
  sum: { flags: 1, costPerVenue: 25, months: 6 },
  notPossible: null,
});

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The flow with its clock controlled by the test and its calls recorded. */
async function opened({
  subscription = settled,
  noPaymentMode = false,
  venuesLoaded = true,
  interrupted = null,
  save = async (): Promise<Saved> => ({ kind: 'saved', price: 0 }),
  recalled = 'created',
}: {
  subscription?: SubscriptionState;
  noPaymentMode?: boolean;
  venuesLoaded?: boolean;
  interrupted?: string | null;
  save?: (sent: { version: number }) => Promise<Saved>;
  recalled?: PaymentStatus;
} = {}) {
  const asked: (readonly VenueChoice[])[] = [];
  const answers: ((price: SubscriptionPrice) => void)[] = [];
  const emitted: object[] = [];
  const recalls: string[] = [];
  const clock = new SimulatedClock();
  let current: SubscriptionState = subscription;
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        loadSubscription: fromPromise(async () => current),
        priceSelection: fromPromise(({ input }) => {
          asked.push(input.venueList);
          return new Promise<SubscriptionPrice>((answer) => answers.push(answer));
        }),
        saveSubscription: fromPromise(({ input }) => save(input)),
        recallPayment: fromPromise(async ({ input }) => {
          recalls.push(input.orderId);
          return recalled;
        }),
      },
    }),
    { input: { noPaymentMode, debounceMaxWait: 500, interrupted }, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const showVenues = () =>
    actor.getSnapshot().children.venueSelection?.send({
      type: 'venues.loaded',
      venues: [{ id: 1, hasOrders: true, hasTrades: true }],
    });
  if (venuesLoaded) showVenues();
  await turn();
  const change = (selection: typeof one) => actor.send({ type: 'selection.changed', selection });
  return {
    actor,
    asked,
    answers,
    clock,
    change,
    emitted,
    recalls,
    showVenues,
    keep: (next: SubscriptionState) => (current = next),
  };
}

describe('B 4: a changed selection triggers a price recalculation', () => {
  test('the price of the current subscription is requested when the page opens', async () => {
    const { actor, asked, answers } = await opened();
    expect(asked).toEqual([[{ venueId: 1, ...one[1] }]]);
    answers[0]?.(priced(300));
    await turn();
    expect(actor.getSnapshot().value).toEqual({ selection: { open: 'idle' }, order: 'atRest' });
    expect(actor.getSnapshot().context.price).toEqual(priced(300));
  });

  test('decisions.md Money: a renewal is first priced without what was given until a day, a change with it', async () => {
    const given = [{ venueId: 1, kind: 'trades', until: '2027-01-31' }] as const;
    const [renewal, change] = [
      { ...settled, selection: two, given },
      { ...settled, selection: two, given, isRenewable: false },
    ];
    expect((await opened({ subscription: renewal })).asked).toEqual([
      [{ venueId: 1, ...one[1], isDelayedTraders: true }],
    ]);
    expect((await opened({ subscription: change })).asked).toEqual([[{ venueId: 1, ...two[1] }]]);
  });

  test('if the venues load after the subscription, the price is requested once the grid shows it', async () => {
    const { actor, asked, showVenues } = await opened({ venuesLoaded: false });
    expect(actor.getSnapshot().value).toEqual({ selection: 'held', order: 'atRest' });
    showVenues();
    expect(asked).toEqual([[{ venueId: 1, ...one[1] }]]);
    expect(actor.getSnapshot().context.selection).toEqual(one);
  });

  test('changes in quick succession are debounced into one request', async () => {
    const { asked, answers, clock, change } = await opened();
    answers[0]?.(priced(300));
    await turn();
    change(two);
    clock.increment(150);
    change(one);
    clock.increment(150);
    change(two);
    expect(asked).toHaveLength(1);
    clock.increment(200);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual([{ venueId: 1, ...two[1] }]);
  });

  test('A 9: changes that do not stop are priced after the configured maximum wait', async () => {
    const { asked, answers, clock, change } = await opened();
    answers[0]?.(priced(300));
    await turn();
    change(two);
    for (const selection of [one, two, one]) {
      clock.increment(150);
      change(selection);
    }
    expect(asked).toHaveLength(1);
    clock.increment(50);
    expect(asked).toHaveLength(2);
  });

  test('a stale answer is discarded', async () => {
    const { actor, asked, answers, clock, change } = await opened();
    change(two);
    clock.increment(500);
    expect(asked).toHaveLength(2);
    answers[1]?.(priced(600));
    await turn();
    answers[0]?.(priced(300));
    await turn();
    expect(actor.getSnapshot().context.price?.price).toBe(600);
  });
});

describe('B 4: no-payment mode', () => {
  const everything = {
    1: { isRealOrders: false, isRealTraders: false, isDelayedOrders: true, isDelayedTraders: true },
  };

  test('only the end date is loaded, every venue is delayed, and no price is requested', async () => {
    const { actor, asked } = await opened({ noPaymentMode: true, subscription: unpaid });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ selection: { open: 'idle' }, order: 'atRest' });
    expect(context.endDate).toBe('2027-03-31');
    expect(context.selection).toEqual(everything);
    expect(context.uncompletedPayments).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('Renew works at price 0, refreshes the session, shows an alert and the new end date', async () => {
    const { actor, keep, emitted } = await opened({ noPaymentMode: true });
    keep({ ...settled, endDate: '2028-03-31' });
    actor.send({ type: 'renewal.chosen' });
    await turn();
    await turn();
    expect(actor.getSnapshot().value).toEqual({ selection: { open: 'idle' }, order: 'atRest' });
    expect(actor.getSnapshot().context.endDate).toBe('2028-03-31');
    expect(emitted).toEqual([
      { type: 'session.stale' },
      { type: 'alert', alert: { message: 'Your subscription has been updated.' } },
    ]);
  });
});

describe('a change that gets no answer', () => {
  const silence = () => Promise.reject(new Error('no answer'));

  /** Saves a second option without getting an answer; the page then loads this subscription. */
  async function lost(found: SubscriptionState | null) {
    const page = await opened({ save: silence });
    page.answers[0]?.(priced(0));
    await turn();
    page.change(two);
    page.clock.increment(500);
    page.answers[1]?.(priced(150));
    await turn();
    if (found) page.keep(found);
    page.actor.send({ type: 'renewal.chosen' });
    await turn();
    await turn();
    return page;
  }
  const alertsIn = (emitted: readonly object[]) =>
    emitted.flatMap((event) => ('alert' in event ? [event.alert] : []));

  test('is reported as saved if it was', async () => {
    const { emitted } = await lost({ ...settled, selection: two });
    expect(alertsIn(emitted)).toEqual([{ message: renewedText }]);
  });

  test('is reported with the amount due if an order was made', async () => {
    const { actor, emitted } = await lost(unpaid);
    expect(alertsIn(emitted)).toEqual([{ message: dueText(600) }]);
    expect(actor.getSnapshot().matches({ order: 'unpaid' })).toBe(true);
  });

  test('is reported as not saved if it was not, and the selection is kept', async () => {
    const { actor, emitted } = await lost(null);
    expect(alertsIn(emitted)).toEqual([{ title: 'Error', message: notRenewedText }]);
    expect(actor.getSnapshot().matches({ selection: { open: { pricing: 'asking' } } })).toBe(true);
    expect(actor.getSnapshot().context.selection).toEqual(two);
  });
});

describe('a payment cut off by the end of the session', () => {
  test.each([
    ['paid', paidText],
    ['failed', notTakenText],
    ['cancelled', notTakenText],
  ] as const)('%s: the page reports it when it is reopened', async (recalled, message) => {
    const { recalls, emitted } = await opened({ interrupted: 'o-81', recalled });
    await turn();
    expect(emitted).toContainEqual({ type: 'alert', alert: { message } });
    expect(recalls).toEqual(['o-81']);
  });

  test('still open: the page shows the order and reports nothing', async () => {
    const { actor, emitted } = await opened({
      interrupted: 'o-81',
      recalled: 'created',
      subscription: unpaid,
    });
    await turn();
    expect(emitted).toEqual([]);
    expect(actor.getSnapshot().matches({ order: 'unpaid' })).toBe(true);
  });
});

describe('the grid is locked', () => {
  const option = { type: 'option.changed', venueId: 1, option: 'isRealTraders', chosen: true } as const;
  const canChoose = ({ actor }: Awaited<ReturnType<typeof opened>>) =>
    actor.getSnapshot().children.venueSelection?.getSnapshot().can(option);

  test('while a payment is uncompleted, and not without one', async () => {
    expect(canChoose(await opened({ subscription: unpaid }))).toBe(false);
    expect(canChoose(await opened())).toBe(true);
  });

  test('while a payment is uncompleted, even if the venues load late', async () => {
    const page = await opened({ subscription: unpaid, venuesLoaded: false });
    page.showVenues();
    expect(canChoose(page)).toBe(false);
  });

  test('while the selection is being saved', async () => {
    const page = await opened();
    page.answers[0]?.(priced(300));
    await turn();
    page.actor.send({ type: 'renewal.chosen' });
    expect(page.actor.getSnapshot().value).toEqual({ selection: 'held', order: 'saving' });
    expect(canChoose(page)).toBe(false);
  });
});

test('a payment in progress cannot be cancelled on its page', async () => {
  const status: PaymentStatus[] = ['created', 'pending'];
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        loadSubscription: fromPromise(async () => unpaid),
        payment: paymentMachine.provide({
          actors: {
            checkOrder: fromPromise(async () => status.shift() ?? 'created'),
            loadScript: fromPromise(async () => {}),
            createOrder: fromPromise(async () => 'PP-1'),
            executeOrder: fromPromise(() => new Promise<PaymentStatus>(() => {})),
          },
        }),
      },
    }),
    {
      input: { noPaymentMode: false, debounceMaxWait: 500, interrupted: null },
      clock: new SimulatedClock(),
    },
  ).start();
  const canCancel = () => actor.getSnapshot().can({ type: 'cancellation.chosen' });
  await turn();
  await turn();
  expect(canCancel()).toBe(true);
  const { payment } = actor.getSnapshot().children;
  payment?.send({ type: 'payment.started', key: 'key-1' });
  await turn();
  payment?.send({
    type: 'payment.approved',
    approval: { Token: 'PP-1', PaymentID: 'PP-1', PayerID: 'PAYER-1' },
    key: 'key-2',
  });
  expect(payment?.getSnapshot().value).toBe('executing');
  expect(canCancel()).toBe(false);
  actor.send({ type: 'cancellation.chosen' });
  expect(actor.getSnapshot().children.payment).toBe(payment);
});

test('B 9: a termination is stored and ends auto-renewal, and the change in progress is kept', async () => {
  const { actor, change } = await opened();
  change(two);
  const { value } = actor.getSnapshot();
  actor.send({ type: 'subscription.terminated', day: '2026-11-21' });
  expect(actor.getSnapshot().value).toEqual(value);
  expect(actor.getSnapshot().context).toMatchObject({
    selection: two,
    terminatedOn: '2026-11-21',
    autoRenewal: false,
  });
});

describe('a subscription changed in another window', () => {
  const atConflict = async () => {
    const versions: number[] = [];
    const page = await opened({
      save: async ({ version }) => {
        versions.push(version);
        return versions.length === 1
          ? { kind: 'stale', subscription: changedElsewhere }
          : { kind: 'saved', price: 0 };
      },
    });
    page.answers[0]?.(priced(0));
    await turn();
    page.actor.send({ type: 'renewal.chosen' });
    await turn();
    expect(page.actor.getSnapshot().matches({ order: 'changedElsewhere' })).toBe(true);
    return { ...page, versions };
  };
  test('keeping mine does not save but prices it for the current version, which Renew then sends', async () => {
    const { actor, asked, answers, versions } = await atConflict();
    actor.send({ type: 'selection.kept' });
    expect(actor.getSnapshot().context).toMatchObject({ selection: one, subscribed: two, version: 2 });
    expect(asked).toHaveLength(2);
    answers[1]?.(priced(150));
    await turn();
    actor.send({ type: 'renewal.chosen' });
    await turn();
    expect(versions).toEqual([1, 2]);
  });
  test('B 9: a termination meanwhile stays, whichever selection is kept', async () => {
    const { actor } = await atConflict();
    actor.send({ type: 'subscription.terminated', day: '2026-11-21' });
    actor.send({ type: 'selection.kept' });
    expect(actor.getSnapshot().context).toMatchObject({ terminatedOn: '2026-11-21', autoRenewal: false });
  });
  test('taking theirs loads and shows the current subscription', async () => {
    const { actor, keep } = await atConflict();
    keep(changedElsewhere);
    actor.send({ type: 'changes.taken' });
    await turn();
    await turn();
    expect(actor.getSnapshot().context).toMatchObject({ selection: two, subscribed: two, version: 2 });
  });
});

test('A 9: the amount due is given in dollars without decimals', () => {
  expect(dueText(1200)).toBe('Your changes are saved. They take effect when $1,200 has been paid.');
});
