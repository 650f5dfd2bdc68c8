import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { notRenewedText, paidText, renewedText } from '../../../machines/subscription.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { open } from '../../portal/account/open-account.tsx';
import {
  boughtElsewhere,
  priceAnswer,
  priced,
  renewed,
  subscribed,
  uncompleted,
} from '../../portal/account/subscriptions-answers.ts';
import { standInPayment } from '../../portal/stand-in-payment.ts';
import { defectOf, showsDefect } from '../running-flows.ts';
import { analyst } from '../session/kit.ts';
import { venueList } from '../venues/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { changed, subscriptionKit } from './kit.ts';

vi.mock('../../../src/portal/payment/sdk-loader.ts', async () => {
  const { standInPayment } = await import('../../portal/stand-in-payment.ts');
  return standInPayment.module;
});
beforeEach(() => {
  standInPayment.reset();
});

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${name}, IGDL`, hidden: true });
const renewButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Renew/, hidden: true });
const fault = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };
const stale = {
  status: 409,
  body: {
    error: {
      code: 'conflict',
      message: 'Changed',
      requestId: 'req-9',
      subscription: { ...boughtElsewhere, PriceNotice: priced.PriceNotice },
    },
  },
};
const conflict = (message: string, price?: number) => ({
  status: 409,
  body: { error: { code: 'conflict', message, requestId: 'req-9', ...(price ? { price } : {}) } },
});

/** Two unpaid orders, of what is chosen in the grid if it is there. */
function orderedAsChosen() {
  const trades = screen.queryByRole<HTMLInputElement>('checkbox', {
    name: 'Real-time trades, IGDL',
    hidden: true,
  });
  const UncompletedPayments = uncompleted.UncompletedPayments.map((order) => ({
    ...order,
    VenuesOrdered: order.VenuesOrdered.map((venue) => ({
      ...venue,
      IsRealTraders: trades?.checked ?? venue.IsRealTraders,
    })),
  }));
  return { ...uncompleted, UncompletedPayments };
}

/** Closes every queued dialog and returns its text. */
async function readDialogs({ user }: PageWorld): Promise<string> {
  const said: string[] = [];
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeNull());
  while (screen.queryByRole('dialog')) {
    const dialog = screen.getByRole('dialog');
    said.push(dialog.textContent ?? '');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => {
      const next = screen.queryByRole('dialog');
      if (next?.textContent === dialog.textContent) throw new Error('still there');
    });
  }
  return said.join(' ');
}

/** The person pays, and the charge is in progress. */
async function beginCharging({ user, answers }: PageWorld): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'PayPal' }));
  await answers.give('POST /api/payment/create', { body: { OrderID: 'PP-1' } });
  await waitFor(() => expect(standInPayment.window).toBe('PP-1'));
  await standInPayment.approve();
  await waitFor(() => expect(answers.pending()).toContain('POST /api/payment/execute'));
}

// A 2.3: the page says what it is waiting for.
walkPage(subscriptionKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { body: analyst });
    answers.always('GET /api/tradingVenuesList', { body: venueList });
    answers.always('GET /api/payment/history', { body: { Payments: [] } });
    answers.always('POST /api/payment/check', { body: { OrderID: 'o-81', OrderStatus: 'created' } });
    await open(<Subscriptions />, '/my-account/subscriptions', {
      noPaymentMode: false,
      debounceMaxWait: 0,
    });
  },
  events: {
    'xstate.done.actor.loadSubscription': async (world, { output }, before) => {
      const isUnpaid = output.uncompletedPayments.length > 0;
      const body = output === changed ? renewed : isUnpaid ? orderedAsChosen() : subscribed;
      await world.answers.give('GET /api/subscription/info', {
        body: { ...body, PriceNotice: priced.PriceNotice },
      });
      if (before.matches({ order: 'confirming' }))
        expect(await readDialogs(world)).toContain(
          output === changed ? renewedText : isUnpaid ? '$600 has been paid' : notRenewedText,
        );
    },
    'xstate.error.actor.loadSubscription': async (world) => {
      await world.answers.give('GET /api/subscription/info', fault);
      await readDialogs(world);
    },
    'selection.changed': async ({ user }, { selection }) => {
      if (Object.keys(selection).length === 0) await user.click(box('Real-time orders'));
      // The current subscription was shown when the page opened.
      else if (!screen.queryByText('Calculating the price')) await user.click(box('Real-time trades'));
    },
    'xstate.done.actor.priceSelection': async ({ answers }, { output }) => {
      await answers.give('POST /api/subscription/changePrice', {
        body: {
          ...priceAnswer,
          Price: output.price,
          SubscriptionEndDate: output.endDate,
          PricedFlags: output.sum.flags,
          CostPerVenue: output.sum.costPerVenue,
          PricedMonths: output.sum.months,
        },
      });
    },
    'xstate.error.actor.priceSelection': async (world) => {
      await world.answers.give('POST /api/subscription/changePrice', fault);
      await readDialogs(world);
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'renewal.chosen': ({ user }) => user.click(renewButton()),
    'xstate.done.actor.saveSubscription': async (world, { output }) => {
      const { kind, price } = output;
      const request = await world.answers.give(
        'POST /api/subscription/changeSubscription',
        kind === 'stale' ? stale : { body: { Price: price } },
      );
      expect(await request.json()).toMatchObject({ Version: 1 });
      // A change elsewhere is reported on the page, not in a dialog.
      if (kind === 'stale') {
        await waitFor(() =>
          expect(document.activeElement?.textContent).toContain('Changed in another window'),
        );
        return;
      }
      const said = await readDialogs(world);
      expect(said).toContain(price > 0 ? '$150 has been paid' : renewedText);
    },
    'xstate.error.actor.saveSubscription': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      if (kind === 'refused') {
        await world.answers.give('POST /api/subscription/changeSubscription', conflict(message));
        expect(await readDialogs(world)).toContain(message);
        return;
      }
      await world.answers.give('POST /api/subscription/changeSubscription', fault);
      // Nothing is reported before the outcome is known.
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'ending.chosen': ({ user }) => user.click(screen.getByRole('button', { name: 'End live data…' })),
    'ending.declined': ({ user }) => user.click(screen.getByRole('button', { name: 'Keep live data' })),
    'ending.confirmed': ({ user }) => user.click(screen.getByRole('button', { name: 'End live data' })),
    'changes.taken': ({ user }) => user.click(screen.getByRole('button', { name: 'Accept the changes' })),
    'selection.kept': ({ user }) => user.click(screen.getByRole('button', { name: 'Keep my selection' })),
    'subscription.terminated': async ({ answers, user }) => {
      await user.click(screen.getByRole('button', { name: 'Terminate subscription' }));
      await user.click(screen.getByRole('button', { name: 'Terminate' }));
      await answers.give('POST /api/subscription/terminate', { body: { TerminatedOn: '2026-11-21' } });
      await screen.findAllByText(/You terminated your subscription on 21 November 2026/);
      await screen.findByRole('heading', { name: 'Terminated' });
    },
    'payment.charging': beginCharging,
    'payment.completed': async (world, _, before) => {
      if (!before.matches({ order: { unpaid: 'charging' } })) await beginCharging(world);
      await world.answers.give('POST /api/payment/execute', {
        body: { OrderID: 'o-81', OrderStatus: 'paid' },
      });
      expect(await readDialogs(world)).toContain(paidText);
    },
    'payment.held': async (world, _, before) => {
      if (!before.matches({ order: { unpaid: 'charging' } })) await beginCharging(world);
      await world.answers.give('POST /api/payment/execute', {
        body: { OrderID: 'o-81', OrderStatus: 'pending' },
      });
      await screen.findByText(/PayPal is still checking your payment of \$600/);
    },
    'payment.released': async ({ answers }, _, before) => {
      if (before.matches({ order: { unpaid: 'charging' } }))
        await answers.give('POST /api/payment/execute', {
          body: { OrderID: 'o-81', OrderStatus: 'created' },
        });
      // The flow reports this as soon as the payment can be made.
      await screen.findByRole('button', { name: 'PayPal' });
    },
    'payment.withdrawn': async (world, _, before) => {
      if (!before.matches({ order: { unpaid: 'charging' } })) await beginCharging(world);
      await world.answers.give('POST /api/payment/execute', {
        body: { OrderID: 'o-81', OrderStatus: 'failed' },
      });
      expect(await readDialogs(world)).toContain('The payment was not accepted. Nothing has been charged.');
    },
    'payment.refused': async (world, { price }) => {
      await world.user.click(await screen.findByRole('button', { name: 'PayPal' }));
      const message = 'Please look at it and pay again';
      await world.answers.give('POST /api/payment/create', conflict(message, price));
      expect(await readDialogs(world)).toContain(message);
    },
    'cancellation.chosen': ({ user }) => user.click(screen.getByRole('button', { name: 'Cancel payment' })),
    'xstate.done.actor.cancelPayment': async (world) => {
      const request = await world.answers.give('POST /api/payment/cancel', { status: 204 });
      expect(await request.json()).toEqual({ OrderID: 'o-81' });
    },
    'xstate.error.actor.cancelPayment': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      if (kind === 'refused') {
        await world.answers.give('POST /api/payment/cancel', conflict(message));
        expect(await readDialogs(world)).toContain(message);
        return;
      }
      await world.answers.give('POST /api/payment/cancel', fault);
      await readDialogs(world);
    },
    'xstate.error.actor.venueSelection': defectOf('venueSelection'),
    'xstate.error.actor.termination': defectOf('termination'),
    'xstate.error.actor.payment': defectOf('payment'),
  },
  states: {
    'order.loading': async () => {
      await screen.findByText('Loading your subscription');
    },
    'order.refreshing': async () => {
      await screen.findByText('Loading your subscription');
    },
    'order.reloading': async () => {
      await screen.findByText('Loading your subscription');
    },
    'order.reviewing': async () => {
      await screen.findByText('Loading your subscription');
    },
    'order.failed': () => expect(screen.getByText('Your subscription could not be loaded.')).toBeTruthy(),
    'order.outdated': () => {
      expect(screen.getByText(/^Your subscription could not be refreshed/)).toBeTruthy();
      expect(box('Real-time orders').matches(':disabled')).toBe(true);
      expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull();
    },
    'selection.open.idle': () => {
      expect(screen.getByText('$150')).toBeTruthy();
      expect(screen.getByText('31 March 2027')).toBeTruthy();
      expect(renewButton().disabled).toBe(false);
      const note = document.getElementById(renewButton().getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toContain('1 × $25 × 6 months = $150');
    },
    'order.changedElsewhere': () => {
      expect(screen.getByText('Changed in another window')).toBeTruthy();
      expect(screen.getByText(/, trades: real-time, was not subscribed/)).toBeTruthy();
    },
    'selection.open.unselected': () => {
      expect(screen.getAllByText('Select at least one venue').length).toBeGreaterThan(0);
      expect(renewButton().disabled).toBe(true);
    },
    'selection.open.unpriced': () => {
      expect(screen.getByText('The price could not be calculated.')).toBeTruthy();
      expect(renewButton().disabled).toBe(true);
    },
    'selection.open.pricing': () => {
      expect(screen.getByText('Calculating the price')).toBeTruthy();
      expect(renewButton().disabled).toBe(true);
    },
    'selection.open.pricing.asking': async ({ answers }) => {
      await waitFor(() => expect(answers.pending()).toContain('POST /api/subscription/changePrice'));
    },
    'order.ending': () => {
      const dialog = screen.getByRole('dialog', { name: 'End live data of Venue IGDL?' });
      expect(dialog.textContent).toContain('Live orders end as soon as you confirm');
      expect(dialog.textContent).toContain('Nothing is refunded, the days to 31 March 2027 included.');
      expect(dialog.textContent).toContain('Delayed orders stay, free of charge.');
    },
    'order.confirming': () => expect(screen.getByText('Saving your subscription')).toBeTruthy(),
    'order.unconfirmed': () => {
      expect(screen.getByText(/whether your change was saved/)).toBeTruthy();
      expect(box('Real-time orders').matches(':disabled')).toBe(true);
    },
    'order.saving': () => expect(screen.getByText('Saving your subscription')).toBeTruthy(),
    'order.unpaid': () => {
      // B 4: only the first uncompleted payment is shown; the grid is overlaid and disabled.
      expect(screen.getByRole('heading', { name: 'Uncompleted payment' })).toBeTruthy();
      expect(screen.getByText('$600')).toBeTruthy();
      expect(screen.queryByText('$300')).toBeNull();
      expect(box('Real-time orders').matches(':disabled')).toBe(true);
      expect(screen.getByText('Locked until the payment of $600 is completed or cancelled')).toBeTruthy();
    },
    'order.unpaid.charging': () =>
      expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull(),
    'order.unpaid.open': async () => {
      expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeTruthy();
    },
    'order.cancelling': () => expect(screen.getByText('Cancelling the payment')).toBeTruthy(),
    'order.broken': showsDefect,
  },
  unseen: {
    selection: 'each of its states shows itself',
    'selection.open': 'each of its states shows itself',
    'selection.held': 'the order shows what holds it, or the venues are not loaded yet',
    order: 'each of its states shows itself',
    'order.atRest': 'the selection shows what it costs',
    'order.shown': 'left in the step that enters it',
    'order.refused': 'left in the step that enters it',
    'order.unanswered': 'left in the step that enters it',
    'order.recalling': 'follows an interrupted payment, which a journey tries',
    'selection.open.pricing.waiting':
      'too short to see, with a delay of zero; the row `pricing.waiting.settling | after debounce` covers its time',
    'selection.open.pricing.waiting.settling': 'too short to see, with a delay of zero',
  },
  notHere: {
    'xstate.after.debounce.subscription.selection.open.pricing.waiting.settling':
      'a delay of zero on the page; the row `selection.open.pricing.waiting.settling | after debounce` covers it',
    'xstate.after.debounceMaxWait.subscription.selection.open.pricing.waiting':
      'a delay of zero on the page; the row `selection.open.pricing.waiting.settling | after debounceMaxWait` covers it',
    '* & order.loading: subscription.terminated → *':
      'the price notice is not there; the row `* | subscription.terminated` covers it',
    '* & order.failed: subscription.terminated → *':
      'the price notice is not there; the row `* | subscription.terminated` covers it',
    'selection.held & order.atRest: subscription.terminated → *':
      'passed at once; the row `* | subscription.terminated` covers it',
    'selection.open.pricing.waiting.settling & *: subscription.terminated → *':
      'too short to see; the row `* | subscription.terminated` covers it',
    '* & order.loading: selection.changed to * → *':
      'the grid is not there; the row `selection.held | selection.changed` covers it',
    '* & order.failed: selection.changed to * → *':
      'the grid is not there; the row `selection.held | selection.changed` covers it',
    'selection.open.unselected & *: selection.changed to none → *':
      'each press chooses or clears; the row `selection.open.unselected | selection.changed` covers it',
    '* & order.unpaid.charging: payment.refused* → *':
      'a payment that is being charged was already opened; the row `order.unpaid.* | payment.refused` covers it',
    '* & order.unpaid.charging: payment.charging → *':
      'sent once per payment; the row `order.unpaid.* | payment.charging` covers it',
    '* & order.broken: * → *':
      'needs a defect of the page itself; the rows `* | termination failed` and `* | venueSelection failed` lead there, and the rows of `*` cover what follows',
  },
});
