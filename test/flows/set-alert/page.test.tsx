import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type AlertPlace, SetAlert } from '../../../src/portal/pages/data-view/set-alert.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { visitor } from '../public-answers.ts';
import { rising } from '../view-alerts/kit.ts';
import { walkPage } from '../walk-page.ts';
import { alreadyTrue, setAlertKit, watchedView } from './kit.ts';

const call = 'POST /api/alerts';
const place: AlertPlace = {
  label: 'IMCE',
  sides: ['price'],
  last: {
    prices: { price: { price: '101.241', currency: 'GBP', publicationDate: '2026-11-20T14:58:09.000001Z' } },
    isDelayed: true,
  },
  view: watchedView,
};
// By text, since a query by role takes a second on a page with a dialog.
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const field = () => screen.getByLabelText<HTMLInputElement>('Number');
const isOpen = () => screen.queryByText('Alert on “UK Treasury 4¼% 2034”', { selector: 'h2' }) !== null;
const isClosed = () => vi.waitFor(() => expect(isOpen()).toBe(false));

walkPage(setAlertKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', visitor);
    await act(async () => {
      render(
        <InApp>
          <SetAlert name="UK Treasury 4¼% 2034" places={[place]} />
        </InApp>,
      );
    });
  },
  events: {
    'alert.wanted': async ({ user }, { id, viewId }) => {
      vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(id).mockReturnValueOnce(viewId);
      await user.click(button('Alert'));
      await screen.findByLabelText('Number');
      expect(screen.queryByLabelText('Venue')).toBeNull();
      // The last price stands beside the box for the number, and is read out with it.
      screen.getByText(
        /^Last price 101\.241 GBP at 14:58:09 UTC on 20 November 2026, 15 minutes delayed\. A number such as/,
      );
      await waitFor(() => expect(document.activeElement).toBe(field()));
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
      expect(answers.pending()).not.toContain(call);
      await user.click(field());
      await user.paste(condition.value);
      await user.keyboard('{Enter}');
    },
    'xstate.done.actor.saveAlert': async ({ answers }, { output }) => {
      const request = await answers.give(call, { body: output });
      const { id, viewId, condition, byMail } = rising;
      expect(await request.json()).toEqual({ id, viewId, condition, byMail, view: watchedView });
      await isClosed();
    },
    'xstate.error.actor.saveAlert': async ({ answers }, { error }) => {
      const { message, fields } = error.failure;
      await answers.give(call, {
        status: 400,
        body: {
          error: { code: 'invalid-request', message, requestId: 'r-1', fields: { value: [fields.value] } },
        },
      });
      await waitFor(() => expect(document.activeElement).toBe(field()));
    },
  },
  states: {
    resting: () => expect(isOpen()).toBe(false),
    entering: (_, { context: { failure } }) => {
      expect(isOpen()).toBe(true);
      expect(screen.queryAllByText(alreadyTrue)).toHaveLength(failure ? 1 : 0);
    },
    saving: () => expect(button('Setting…').disabled).toBe(true),
    done: () => {
      const status = screen.getByRole('status');
      expect(status.textContent).toContain('Alert set: The price rises to 101.25.');
      expect(status.querySelector('a')?.getAttribute('href')).toBe('/dataSelect#view-alerts');
    },
  },
});
