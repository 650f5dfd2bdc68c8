import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { subscriptionMachine } from '../../../machines/subscription.ts';
import { viewOf } from '../../../machines/subscription-view.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { SubscriptionState } from '../../../src/domain/subscription/subscription-state.ts';
import type { Selection } from '../../../src/domain/venues/venue-choices.ts';
import { changedElsewhere, one, priced150, settled, two, unpaid } from './kit.ts';

/** The same chart, to which answers can be given as events. */
const machine: AnyStateMachine = subscriptionMachine;

/** What the page shows after these events. */
function shown(events: readonly AnyEventObject[], noPaymentMode = false) {
  const input = { noPaymentMode, debounceMaxWait: 500, interrupted: null };
  let [snapshot] = initialTransition(subscriptionMachine, input);
  for (const event of events) [snapshot] = transition(machine, snapshot, event);
  return viewOf(snapshot);
}

const loaded = (output: SubscriptionState) => ({ type: 'xstate.done.actor.loadSubscription', output });
const notLoaded = { type: 'xstate.error.actor.loadSubscription', error: new Error('no answer') };
const selected = (selection: Selection) => ({ type: 'selection.changed', selection });
const priced = { type: 'xstate.done.actor.priceSelection', output: priced150 };
const notPriced = { type: 'xstate.error.actor.priceSelection', error: new Error('no answer') };
const saved = { type: 'xstate.done.actor.saveSubscription', output: { kind: 'saved', price: 0 } };
const unsaved = { type: 'xstate.error.actor.saveSubscription', error: new Error('no answer') };
const refusal = new FailureError(failure('refused', { message: 'It was paid' }));
const cancelled = [loaded(unpaid), { type: 'cancellation.chosen' }];
const sent = [loaded(settled), selected(two), priced, { type: 'renewal.chosen' }];

describe('what the page shows of a subscription', () => {
  test('what it waits for', () => {
    expect(shown([])).toMatchObject({ kind: 'loading', canRenew: false, isChanged: false });
    expect(shown([loaded(settled)]).kind).toBe('opening');
    expect(shown(sent)).toMatchObject({ kind: 'saving', canRenew: false, isChanged: true, price: priced150 });
    expect(shown([...sent, unsaved]).kind).toBe('saving');
    expect(shown([...cancelled]).kind).toBe('cancelling');
  });

  test('what was saved or cancelled is loaded again; what was refused is checked', () => {
    expect(shown([...sent, saved]).kind).toBe('refreshing');
    expect(shown([...cancelled, { type: 'xstate.done.actor.cancelPayment' }]).kind).toBe('refreshing');
    const refused = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: refusal });
    expect(shown([...sent, refused('saveSubscription')]).kind).toBe('checking');
    expect(shown([...cancelled, refused('cancelPayment')]).kind).toBe('checking');
  });

  test('a selection with what is known of its price', () => {
    expect(shown([loaded(settled), selected(one)])).toMatchObject({
      ...{ kind: 'pricing', price: null, isChanged: false, canRenew: false },
      ...{ selection: one, subscribed: one, endDate: '2027-03-31', renewableFrom: '2026-12-31' },
    });
    expect(shown([loaded(settled), selected(two), priced])).toMatchObject({
      ...{ kind: 'idle', price: priced150, isChanged: true, canRenew: true },
    });
    // Another change: the price belongs to the selection before.
    expect(shown([loaded(settled), selected(two), priced, selected(one)])).toMatchObject({
      ...{ kind: 'pricing', price: null, canRenew: false },
    });
    expect(shown([loaded(settled), selected(two), notPriced])).toMatchObject({
      kind: 'unpriced',
      price: null,
    });
    expect(shown([loaded(settled), selected({})])).toMatchObject({ kind: 'unselected', isChanged: true });
  });

  test('B 4: in no-payment mode nothing is changed and nothing is priced', () => {
    expect(shown([loaded(settled), selected(two)], true)).toMatchObject({
      ...{ kind: 'idle', noPaymentMode: true, price: null, isChanged: false, canRenew: true },
    });
  });

  test('B 4: the first uncompleted payment, which can be cancelled while it is not charged', () => {
    const [order] = unpaid.uncompletedPayments;
    expect(shown([loaded(unpaid)])).toEqual({ kind: 'unpaid', order, others: 1, canCancel: true });
    expect(shown([loaded(unpaid), { type: 'payment.charging' }])).toMatchObject({ canCancel: false });
    expect(shown(cancelled)).toEqual({ kind: 'cancelling', order, others: 1, canCancel: false });
  });

  test('what was changed elsewhere, beside what was known', () => {
    const stale = { kind: 'stale', subscription: { ...changedElsewhere, endDate: '2028-03-31' } };
    expect(shown([...sent, { type: 'xstate.done.actor.saveSubscription', output: stale }])).toEqual({
      kind: 'changedElsewhere',
      before: one,
      endedOn: '2027-03-31',
      now: stale.subscription,
      isChanged: true,
    });
  });

  test('a failure, with what is known all the same', () => {
    expect(shown([notLoaded])).toEqual({ kind: 'failed' });
    const endDate = '2027-03-31';
    expect(shown([...sent, saved, notLoaded])).toEqual({ kind: 'outdated', endDate, order: null });
    const [, next] = unpaid.uncompletedPayments;
    expect(shown([loaded(unpaid), { type: 'payment.completed' }, notLoaded])).toEqual({
      ...{ kind: 'outdated', endDate, order: next },
    });
    expect(shown([...sent, unsaved, notLoaded])).toEqual({ kind: 'unconfirmed', endDate, order: null });
    const broken = { type: 'xstate.error.actor.termination', error: new Error('the termination broke') };
    expect(shown([...sent, broken])).toEqual({ kind: 'broken' });
  });
});
