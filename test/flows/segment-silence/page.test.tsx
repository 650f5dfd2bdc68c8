import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { silenceText } from '../../../src/domain/feed/silence-words.ts';
import { SilenceNote } from '../../../src/portal/pages/data-view/silence-note.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { seeTab } from '../see-tab.ts';
import { walkPage } from '../walk-page.ts';
import { segmentSilenceKit } from './kit.ts';

const call = 'GET /api/feed/silence';

const expectWords = ({ context: { latest, over } }: AnyMachineSnapshot): void => {
  const status = screen.getByRole('status').textContent;
  expect(status).toBe(silenceText('LNFI', latest, over) ?? '');
  if (latest?.SilentSince)
    expect(status).toBe('No new row for LNFI since 10:42 UTC; one is expected every 15 minutes.');
  if (over) expect(status).toBe('Rows for LNFI are arriving again: none arrived from 10:42 to 11:20 UTC.');
  expect(screen.getByRole('link', { name: 'Data calendar' }).getAttribute('href')).toBe(
    '/data-calendar?venue=TPIC',
  );
};

walkPage(segmentSilenceKit, {
  mount: async ({ answers }) => {
    await seeTab(false);
    await act(async () => {
      render(
        <InApp>
          <SilenceNote dataType="trade" venue="TPIC" segment="LNFI" />
        </InApp>,
      );
    });
    await vi.waitFor(() => expect(answers.pending()).toContain(call));
  },
  events: {
    'xstate.done.actor.askSilence': async ({ answers }, { output }) => {
      await answers.give(call, { body: output });
    },
    'xstate.error.actor.askSilence': async ({ answers }) => {
      await answers.give(call, { status: 500 });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
  },
  notHere: {
    'xstate.after.askPause.segmentSilence.idle':
      'a minute of real time; a tab that becomes visible makes the same call, and the pause is walked on the chart',
  },
  states: {
    asking: ({ answers }) => expect(answers.pending()).toContain(call),
    idle: (_, snapshot) => expectWords(snapshot),
    paused: ({ answers }, snapshot) => {
      expect(answers.pending()).not.toContain(call);
      expectWords(snapshot);
    },
  },
});
