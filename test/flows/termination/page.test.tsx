import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionInfo } from '../../../src/contract/generated/types.ts';
import { failureOf } from '../../../src/domain/failure.ts';
import { Subscriptions } from '../../../src/portal/pages/my-account/subscriptions/subscriptions.tsx';
import { open } from '../../portal/account/open-account.tsx';
import { priceAnswer, priced } from '../../portal/account/subscriptions-answers.ts';
import { Answers } from '../answers.ts';
import { analyst } from '../session/kit.ts';
import { venueList } from '../venues/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { terminationKit } from './kit.ts';

const call = 'POST /api/subscription/terminate';
const notice = () => screen.getByRole('region', { name: 'A new price from 19 February 2027', hidden: true });
const question = () => screen.queryByRole('dialog', { name: 'Terminate your subscription?' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function show(answers: Answers, subscription: SubscriptionInfo): Promise<void> {
  answers.always('GET /api/userInfo', { body: analyst });
  answers.always('GET /api/tradingVenuesList', { body: venueList });
  answers.always('GET /api/payment/history', { body: { Payments: [] } });
  answers.always('GET /api/subscription/info', { body: subscription });
  answers.always('POST /api/subscription/changePrice', { body: { ...priceAnswer, Price: 0 } });
  await open(<Subscriptions />, '/my-account/subscriptions', { noPaymentMode: false, debounceMaxWait: 0 });
  await screen.findByRole('button', { name: /^Renew/ });
}

async function readDialog({ user }: PageWorld, text: string | RegExp): Promise<void> {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} is not said in a dialog`);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

walkPage(terminationKit, {
  mount: ({ answers }) => show(answers, priced),
  events: {
    'termination.chosen': ({ user }) => user.click(button('Terminate subscription')),
    'termination.declined': ({ user }) => user.click(button('Keep subscription')),
    'termination.confirmed': ({ user }) => user.click(button('Terminate')),
    'xstate.done.actor.terminate': async (world, { output }) => {
      await world.answers.give(call, { body: { TerminatedOn: output } });
      await screen.findByText(/You terminated your subscription on 21 November 2026\. It runs to 31 March/);
    },
    'xstate.error.actor.terminate': async (world, { error }) => {
      const { kind, message } = failureOf(error);
      if (kind === 'refused') {
        const body = { error: { code: 'conflict', message, requestId: 'req-9' } };
        await world.answers.give(call, { status: 409, body });
        return readDialog(world, new RegExp(message));
      }
      await world.answers.give(call, {
        status: 500,
        body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } },
      });
      await readDialog(world, /An error has occurred/);
    },
  },
  states: {
    kept: async () => {
      await waitFor(() => expect(question()).toBeNull());
      expect(notice().textContent).toContain('will cost $30 a month each, instead of $25');
      expect(notice().textContent).toContain('What you have now would cost $30 a month, instead of $25.');
    },
    confirming: () => {
      expect(question()?.textContent).toContain('Your subscription runs to 31 March 2027');
      expect(document.activeElement).toBe(button('Keep subscription'));
    },
    terminating: () => expect(screen.getByText('Terminating your subscription')).toBeTruthy(),
  },
});

describe('B 9: a new price with 90 days’ notice and 30 days to terminate', () => {
  const own = globalThis.fetch;
  let answers: Answers;
  beforeEach(() => {
    answers = new Answers();
    globalThis.fetch = answers.fetch;
  });
  afterEach(() => {
    globalThis.fetch = own;
  });
  const without = ({ TerminateBy: _, ...told }: NonNullable<SubscriptionInfo['PriceNotice']>) => told;
  const late: SubscriptionInfo = priced.PriceNotice
    ? { ...priced, PriceNotice: without(priced.PriceNotice) }
    : priced;

  test('after the last day to terminate only the price is shown', async () => {
    await show(answers, late);
    expect(notice().textContent).toContain('$30');
    expect(screen.queryByRole('button', { name: 'Terminate subscription' })).toBeNull();
    expect(notice().textContent).not.toContain('terminate');
  });

  test('a terminated subscription has no auto-renewal setting and says that it was terminated', async () => {
    await show(answers, { ...late, AutoRenewal: false, TerminatedOn: '2026-11-21' });
    expect(screen.queryByRole('checkbox', { name: 'Prepare the next 12 months' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Terminated' })).toBeTruthy();
    expect(notice().textContent).toContain('You terminated your subscription on 21 November 2026.');
  });

  test('the notice has the focus after terminating, since its button is gone', async () => {
    const user = userEvent.setup();
    answers.always(call, { body: { TerminatedOn: '2026-11-21' } });
    await show(answers, priced);
    await user.click(button('Terminate subscription'));
    await user.click(button('Terminate'));
    await waitFor(() => expect(document.activeElement).toBe(notice()));
    expect(screen.queryByRole('button', { name: 'Terminate subscription' })).toBeNull();
  });

  test('Escape keeps the subscription', async () => {
    const user = userEvent.setup();
    await show(answers, priced);
    await user.click(button('Terminate subscription'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(answers.pending()).not.toContain(call);
    await waitFor(() => expect(document.activeElement).toBe(button('Terminate subscription')));
  });
});
