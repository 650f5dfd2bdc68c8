import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Alert } from '../../../src/domain/alert.ts';
import { ask } from '../../../src/portal/api/ask.ts';
import { client } from '../../../src/portal/api/client.ts';
import { answersInHand, openPortal } from '../../portal/shell/open-portal.tsx';
import type { Answers } from '../answers.ts';
import { walkPage } from '../walk-page.ts';
import { alertsKit, simpleAlert } from './kit.ts';

const dialog = () => screen.getByRole('dialog');

/** Failed calls raise alerts: 404 a simple one, others the error dialog (A 8). */
async function fail(answers: Answers, alert: Alert) {
  const status = alert === simpleAlert ? 404 : 500;
  answers.always('GET /api/terms', {
    status,
    body: { error: { code: 'x', message: simpleAlert.message, requestId: alert.reference ?? 'req-1' } },
  });
  await act(async () => {
    await expect(ask(client.GET('/api/terms'))).rejects.toThrow();
  });
  // The dialog is loaded when it is first needed.
  await screen.findByRole('dialog');
}

walkPage(alertsKit, {
  mount: ({ answers }) => openPortal(answers, '/documentation', { user: null }),
  events: {
    'alert.raised': ({ answers }, { alert }) => fail(answers, alert),
    'alert.dismissed': async ({ user }, _, before) => {
      await user.click(within(dialog()).getByRole('button', { name: 'OK' }));
      if (before.context.waiting.length === 0)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  states: {
    hidden: () => expect(screen.queryByRole('dialog')).toBeNull(),
    shown: (_, snapshot) => {
      const { current } = snapshot.context;
      const shown = screen.getByRole('dialog', { name: current.title ?? current.message });
      expect(shown.textContent).toContain(current.message);
      if (current.reference) expect(shown.textContent).toContain(current.reference);
      expect(within(shown).getAllByRole('button')).toHaveLength(1);
    },
  },
});

const answers = answersInHand();

test('A 2.10: Escape closes the dialog, and the focus returns to where it was', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/documentation', { user: null });
  const login = screen.getByRole('link', { name: 'Login' });
  login.focus();
  await fail(answers(), simpleAlert);
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'OK' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(login);
});
