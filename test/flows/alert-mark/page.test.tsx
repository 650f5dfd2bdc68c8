import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { AlertsMark } from '../../../src/portal/shell/alerts-mark.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { seeTab } from '../see-tab.ts';
import { walkPage } from '../walk-page.ts';
import { alertMarkKit } from './kit.ts';

const call = 'GET /api/alerts/unread';
const pause =
  'a minute of real time; a tab that becomes visible makes the same call, and the pause is walked on the chart';

const expectCount = ({ context: { unread } }: AnyMachineSnapshot): void => {
  const link = screen.queryByRole('link');
  expect(link?.getAttribute('aria-label') ?? null).toBe(
    unread === 0 ? null : `${unread} new ${unread === 1 ? 'alert' : 'alerts'}`,
  );
  if (link) expect(link.getAttribute('href')).toBe('/dataSelect#view-alerts');
  if (unread > 99) expect(link?.textContent).toBe('99+');
};

walkPage(alertMarkKit, {
  mount: async ({ answers }) => {
    await seeTab(false);
    await act(async () => {
      render(
        <InApp>
          <AlertsMark />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.countAlerts': async ({ answers }, { output }) => {
      await answers.give(call, { body: { unread: output } });
    },
    'xstate.error.actor.countAlerts': async ({ answers }) => {
      await answers.give(call, { status: 500 });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'refresh.requested': async () => {
      await act(async () => void window.dispatchEvent(new Event('focus')));
    },
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
  },
  notHere: { 'xstate.after.countPause.alertMark.idle': pause },
  states: {
    asking: ({ answers }) => expect(answers.pending()).toContain(call),
    idle: (_, snapshot) => expectCount(snapshot),
    paused: ({ answers }, snapshot) => {
      expect(answers.pending()).not.toContain(call);
      expectCount(snapshot);
    },
  },
});
