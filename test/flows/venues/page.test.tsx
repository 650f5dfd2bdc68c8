import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { sandboxConfig } from '../../portal/sandbox-config.ts';
import { drawPortal, signedOut } from '../../portal/shell/open-portal.tsx';
import { walkPage } from '../walk-page.ts';
import { venuesKit } from './kit.ts';

const waiting = () => screen.queryByText('Loading trading venues');

walkPage(venuesKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/config', { body: sandboxConfig });
    answers.always('GET /api/userInfo', signedOut);
    answers.always('GET /api/documents/list', { body: { documents: [] } });
    drawPortal('/documentation');
    await screen.findByRole('heading', { name: 'Documentation' });
  },
  events: {
    // The home page requests the venues whenever it opens.
    'venues.requested': async ({ user, answers }) => {
      await user.click(screen.getByRole('link', { name: 'Documentation' }));
      await user.click(screen.getByRole('link', { name: 'Home' }));
      await waitFor(() => expect(answers.pending()).toEqual(['GET /api/tradingVenuesList']));
    },
    'xstate.done.actor.loadVenues': async ({ answers }, { output }) => {
      await answers.give('GET /api/tradingVenuesList', { body: output });
    },
    'xstate.error.actor.loadVenues': async ({ answers }) => {
      await answers.give('GET /api/tradingVenuesList', { status: 500 });
    },
  },
  states: {
    idle: ({ answers }) => expect(answers.pending()).toEqual([]),
    loading: () => waitFor(() => expect(waiting()).not.toBeNull()),
    loaded: () => {
      expect(waiting()).toBeNull();
      expect(screen.getByText('from 3 trading venues', { exact: false })).toBeTruthy();
      expect(screen.getByText('PVMF')).toBeTruthy();
    },
    failed: () => {
      expect(waiting()).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('from regulated trading venues', { exact: false })).toBeTruthy();
    },
  },
});
