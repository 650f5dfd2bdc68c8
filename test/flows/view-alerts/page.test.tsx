import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { SavedView } from '../../../src/contract/generated/types.ts';
import { AlertDialog } from '../../../src/portal/pages/data-select/view-alerts/alert-dialog.tsx';
import { SavedViewsWithAlerts } from '../../../src/portal/pages/data-select/view-alerts/saved-views-with-alerts.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { answersInHand } from '../../portal/shell/open-portal.tsx';
import { visitor } from '../public-answers.ts';
import { saved } from '../save-view/kit.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { limitText, rising, viewAlertsKit } from './kit.ts';

const calls = {
  load: 'GET /api/alerts',
  save: 'POST /api/alerts',
  flip: 'POST /api/alerts/switch',
  test: 'POST /api/alerts/testMail',
  remove: 'POST /api/alerts/remove',
  read: 'POST /api/alerts/read',
  removeView: 'POST /api/views/remove',
  saveView: 'POST /api/views',
} as const;
const broken = { status: 500 };

// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const labelled = (words: string) => screen.getByLabelText<HTMLButtonElement>(words);
const field = () => screen.getByLabelText<HTMLInputElement>('Number');
const isOpen = () => screen.queryByText(/^Alert on/, { selector: 'h2' }) !== null;
const isClosed = () => vi.waitFor(() => expect(isOpen()).toBe(false));
const row = 'The price rises to 101.25, Large gilts';

const other = { ...saved, id: '88888888-8888-4888-8888-888888888888', name: 'Small gilts' };
/** The saved views that the service has: the second one is removed and restored. */
let views: readonly SavedView[];

async function changeViews({ answers, user }: PageWorld): Promise<void> {
  const isThere = views.includes(other);
  views = isThere ? [saved] : [saved, other];
  answers.always('GET /api/views', { body: { views } });
  await user.click(isThere ? labelled(`Remove ${other.name}`) : button('Undo'));
  await answers.give(
    isThere ? calls.removeView : calls.saveView,
    isThere ? { status: 204 } : { body: other },
  );
}

walkPage(viewAlertsKit, {
  mount: async ({ answers }) => {
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15');
    answers.always('GET /api/userInfo', visitor);
    views = [saved, other];
    answers.always('GET /api/views', { body: { views } });
    await act(async () => {
      render(
        <InApp>
          <SavedViewsWithAlerts />
        </InApp>,
      );
    });
    await screen.findByText(saved.name);
  },
  events: {
    'xstate.done.actor.loadAlerts': async ({ answers }, { output }) => {
      await answers.give(calls.load, { body: output });
    },
    'xstate.error.actor.loadAlerts': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'refresh.requested': async () => {
      await act(async () => {
        window.dispatchEvent(new Event('focus'));
      });
    },
    'views.changed': changeViews,
    'xstate.done.actor.refreshAlerts': async ({ answers }, { output }) => {
      await answers.give(calls.load, { body: output });
    },
    'xstate.error.actor.refreshAlerts': async ({ answers }) => {
      await answers.give(calls.load, broken);
    },
    'alert.wanted': async ({ user }) => {
      await user.click(labelled(`Set an alert on ${saved.name}`));
      expect(field().value).toBe('');
    },
    'alert.declined': async ({ user }) => {
      await user.click(button('Cancel'));
      await isClosed();
    },
    'alert.given': async ({ user, answers }, { condition }) => {
      await user.clear(field());
      await user.click(button('Set alert'));
      // Without a number nothing is sent, and the field shows why.
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(answers.pending()).not.toContain(calls.save);
      await user.click(field());
      await user.paste(condition.value);
      await user.keyboard('{Enter}');
    },
    'xstate.done.actor.saveAlert': async ({ answers }, { output }) => {
      const request = await answers.give(calls.save, { body: output });
      const { state: _state, madeAt: _madeAt, ...sent } = rising;
      expect(await request.json()).toEqual(sent);
      await isClosed();
    },
    'xstate.error.actor.saveAlert': async ({ answers }, { error }) => {
      const { message } = error.failure;
      await answers.give(calls.save, {
        status: 409,
        body: { error: { code: 'conflict', message, requestId: 'r-1', fields: {} } },
      });
    },
    'switch.requested': async ({ user }, _, { context }) => {
      const isOn = context.list?.alerts.find(({ id }: { id: string }) => id === rising.id)?.state === 'on';
      await user.click(labelled(`Switch ${isOn ? 'off' : 'on'}: ${row}`));
    },
    'xstate.done.actor.switchAlert': async ({ answers }, { output }) => {
      const request = await answers.give(calls.flip, { body: output });
      expect(await request.json()).toMatchObject({ id: rising.id });
    },
    'xstate.error.actor.switchAlert': async ({ answers }) => {
      await answers.give(calls.flip, broken);
    },
    'testMail.requested': ({ user }) => user.click(labelled(`Send a test mail: ${row}`)),
    'xstate.done.actor.sendTest': async ({ answers }, { output }) => {
      const request = await answers.give(calls.test, { body: output });
      expect(await request.json()).toEqual({ id: rising.id });
    },
    'xstate.error.actor.sendTest': async ({ answers }, { error }) => {
      const { message } = error.failure;
      await answers.give(calls.test, {
        status: 429,
        body: { error: { code: 'too-many-requests', message, requestId: 'r-1' } },
        headers: { 'retry-after': '1200' },
      });
      await screen.findByText(limitText);
    },
    'removal.requested': async ({ user }) => {
      await user.click(labelled(`Remove: ${row}`));
      // Its button is removed with it, so the focus moves to the list.
      expect(document.activeElement?.textContent).toContain('Alerts');
    },
    'xstate.done.actor.removeAlert': async ({ answers }) => {
      const request = await answers.give(calls.remove, { status: 204 });
      expect(await request.json()).toEqual({ id: rising.id });
    },
    'xstate.error.actor.removeAlert': async ({ answers }) => {
      await answers.give(calls.remove, broken);
    },
    'marking.requested': ({ user }) => user.click(button('Mark as read')),
    'xstate.done.actor.markRead': async ({ answers }) => {
      const request = await answers.give(calls.read, { status: 204 });
      expect(await request.json()).toEqual({ upTo: '18' });
    },
    'xstate.error.actor.markRead': async ({ answers }) => {
      await answers.give(calls.read, broken);
    },
  },
  states: {
    loading: () => expect(screen.getByText('Loading your alerts…')).toBeTruthy(),
    failed: () => expect(screen.getByText('Your alerts could not be loaded.')).toBeTruthy(),
    listed: async (_, { context: { list, failure } }) => {
      const count = () => document.querySelectorAll('[aria-label="Alerts"] > li').length;
      await vi.waitFor(() => expect(count()).toBe(list?.alerts.length ?? 0));
      const unread = list?.unread ?? 0;
      expect(screen.queryByText('Mark as read') !== null).toBe(unread > 0);
      if (unread > 0) expect(screen.getByText('Alerts, 1 new', { selector: 'h2' })).toBeTruthy();
      if (failure) expect(screen.getByRole('alert').textContent).not.toBe('');
      if (list?.events.some(({ kind }: { kind: string }) => kind === 'rightLost'))
        expect(screen.getAllByText(/no longer part of your subscription/).length).toBeGreaterThan(0);
      if (list?.events.some(({ kind }: { kind: string }) => kind === 'silent'))
        expect(
          screen.getByText('No new row for LNFI since 10:42 UTC; one is expected every 15 minutes.'),
        ).toBeTruthy();
      if (list?.events.some(({ kind }: { kind: string }) => kind === 'met'))
        expect(screen.getByText(/price 101\.30 GBP, size 250,000, previously 101\.20/)).toBeTruthy();
    },
    'listed.resting': () => expect(labelled(`Set an alert on ${saved.name}`).disabled).toBe(false),
    'listed.refreshing': () => expect(labelled(`Set an alert on ${saved.name}`).disabled).toBe(false),
    setting: (_, { context: { failure } }) => {
      expect(isOpen()).toBe(true);
      if (failure) expect(screen.getByText(/^You already have 20 alerts/)).toBeTruthy();
    },
    saving: () => expect(button('Setting…').disabled).toBe(true),
    switching: () => expect(labelled(`Remove: ${row}`).disabled).toBe(true),
    testing: () => expect(labelled(`Send a test mail: ${row}`).disabled).toBe(true),
    removing: () => expect(labelled(`Remove: ${row}`).disabled).toBe(true),
    marking: () => expect(button('Mark as read').disabled).toBe(true),
  },
});

describe('view alerts on their page', () => {
  const hand = answersInHand();

  async function viewBeingRemoved() {
    const answers = hand();
    answers.always('GET /api/userInfo', visitor);
    answers.always('GET /api/views', { body: { views: [saved] } });
    const user = userEvent.setup();
    render(
      <InApp>
        <SavedViewsWithAlerts />
      </InApp>,
    );
    await answers.give(calls.load, { body: { alerts: [rising], events: [], unread: 0 } });
    await screen.findByLabelText(`Remove: ${row}`);
    answers.always('GET /api/views', { body: { views: [] } });
    await user.click(labelled(`Remove ${saved.name}`));
    return { answers, user };
  }

  test('removing a view hides its alerts at once, and undoing it shows them again', async () => {
    const { answers, user } = await viewBeingRemoved();
    await answers.give('POST /api/views/remove', { status: 204 });
    await vi.waitFor(() => expect(screen.queryByLabelText(`Remove: ${row}`)).toBeNull());
    expect(screen.queryByText(/a saved view/)).toBeNull();
    await answers.give(calls.load, { body: { alerts: [], events: [], unread: 0 } });
    answers.always('GET /api/views', { body: { views: [saved] } });
    await user.click(button('Undo'));
    await answers.give('POST /api/views', { body: saved });
    await answers.give(calls.load, { body: { alerts: [rising], events: [], unread: 0 } });
    await screen.findByLabelText(`Remove: ${row}`);
  });

  test('a view that is restored while the alerts are loading shows its alerts again', async () => {
    const { answers, user } = await viewBeingRemoved();
    await answers.give(calls.removeView, { status: 204 });
    await vi.waitFor(() => expect(answers.pending()).toContain(calls.load));
    answers.always('GET /api/views', { body: { views: [saved] } });
    await user.click(button('Undo'));
    await answers.give(calls.saveView, { body: saved });
    // The answer to the call of before would lack them.
    const asked = answers.requests.filter(({ url }) => new URL(url).pathname === '/api/alerts');
    expect(asked).toHaveLength(3);
    await answers.give(calls.load, { body: { alerts: [rising], events: [], unread: 0 } });
    await screen.findByLabelText(`Remove: ${row}`);
    expect(answers.pending()).toEqual([]);
  });
});

test('an alert on silence asks for no number, and for no side even of a view with two sides', async () => {
  const onGiven = vi.fn();
  const place = { label: 'IMCE', sides: ['bid', 'ask'] } as const;
  const user = userEvent.setup();
  render(
    <InApp>
      <AlertDialog
        isOpen
        view="Gilt book"
        places={[place]}
        isBusy={false}
        failure={null}
        onCancel={() => {}}
        onGiven={onGiven}
      />
    </InApp>,
  );
  await user.click(screen.getByLabelText('Tell me when'));
  await user.click(screen.getByText('The venue is silent'));
  expect([screen.queryByLabelText('Number'), screen.queryByLabelText('Side')]).toEqual([null, null]);
  expect(screen.getByText(/^The segment of the view publishes nothing new/)).toBeTruthy();
  await user.click(button('Set alert'));
  expect(onGiven).toHaveBeenCalledWith({ kind: 'venueSilent', side: 'price', value: '' }, true, place);
});

test('of several venues one is chosen, and the last price is that of its side', async () => {
  const onGiven = vi.fn();
  const user = userEvent.setup();
  const [currency, publicationDate] = ['GBP', '2026-11-20T14:03:10.5Z'];
  const trades = {
    label: 'ICPM, IMCE, Trades',
    sides: ['price'],
    last: { prices: { price: { price: '1101.25', currency, publicationDate } }, isDelayed: false },
  } as const;
  const book = {
    label: 'ICPM, IMCE, Order book',
    sides: ['bid', 'ask'],
    last: { prices: { ask: { price: '1102', currency: null, publicationDate } }, isDelayed: true },
  } as const;
  render(
    <InApp>
      <AlertDialog
        isOpen
        view="Gilt"
        places={[trades, book]}
        isBusy={false}
        failure={null}
        onCancel={() => {}}
        onGiven={onGiven}
      />
    </InApp>,
  );
  screen.getByText(/^Last price 1,101\.25 GBP at 14:03:10 UTC on 20 November 2026, live\. /);
  await user.click(screen.getByLabelText('Venue'));
  await user.click(screen.getByText(book.label));
  // The book has no bid.
  expect(screen.queryByText(/Last price/)).toBeNull();
  await user.click(screen.getByLabelText('Side'));
  await user.click(screen.getByText('Ask'));
  screen.getByText(/^Last price 1,102 at 14:03:10 UTC on 20 November 2026, 15 minutes delayed\. /);
  await user.click(field());
  await user.paste('1.1k');
  await user.click(button('Set alert'));
  expect(onGiven).toHaveBeenCalledWith({ kind: 'priceUp', side: 'ask', value: '1100' }, true, book);
});
