import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { drawPortal, signedOut } from '../../portal/shell/open-portal.tsx';
import { walkPage } from '../walk-page.ts';
import { bootKit } from './kit.ts';

walkPage(bootKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', signedOut);
    answers.always('GET /api/tradingVenuesList', { body: { tradingVenues: [], CostPerVenue: 25 } });
    drawPortal('/documentation');
    await waitFor(() => expect(answers.pending()).toEqual(['GET /api/config']));
  },
  events: {
    'xstate.done.actor.loadConfig': async ({ answers }, { output }) => {
      await answers.give('GET /api/config', { body: output });
    },
    'xstate.error.actor.loadConfig': async ({ answers }) => {
      await answers.give('GET /api/config', { offline: true });
    },
    'retry.requested': ({ user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    loading: () => expect(screen.getByRole('status').textContent).toContain('Opening Daylight'),
    failed: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        'Service is temporarily unavailable',
      );
    },
    open: async () => {
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Documentation');
    },
  },
});
