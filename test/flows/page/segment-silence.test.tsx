import { act, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { silenceText } from '../../../src/domain/feed/silence-words.ts';
import { SilenceNote } from '../../../src/portal/pages/data-view/silence-note.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { segmentSilenceKit } from '../kits/segment-silence.ts';
import { walkPage } from '../walk-page.ts';

const call = 'GET /api/feed/silence';

walkPage(segmentSilenceKit, {
  mount: async ({ answers }) => {
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
    'tab.shown': async () => {
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    },
  },
  notHere: {
    'xstate.after.askPause.segmentSilence.idle':
      'a minute of real time; a tab that becomes visible makes the same call, and the pause is walked on the chart',
  },
  states: {
    asking: ({ answers }) => expect(answers.pending()).toContain(call),
    idle: (_, { context: { latest, over } }) => {
      const status = screen.getByRole('status').textContent;
      expect(status).toBe(silenceText('LNFI', latest, over) ?? '');
      if (latest?.SilentSince)
        expect(status).toBe('No new row for LNFI since 10:42 UTC; one is expected every 15 minutes.');
      if (over)
        expect(status).toBe('Rows for LNFI are arriving again: none arrived from 10:42 to 11:20 UTC.');
      expect(screen.getByRole('link', { name: 'Data calendar' }).getAttribute('href')).toBe(
        '/data-calendar?venue=TPIC',
      );
    },
  },
});
