import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { Events } from '../../../src/portal/pages/my-account/security/events.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { analyst } from '../session/kit.ts';
import { walkPage } from '../walk-page.ts';
import { accountEventsKit } from './kit.ts';

const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' });
const broken = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };

/** The list, on a page on which something else can be changed. */
function Page() {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <Events changes={changes} />
      <button type="button" onClick={() => setChanges(changes + 1)}>
        Change something
      </button>
    </>
  );
}

walkPage(accountEventsKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { body: analyst });
    await act(async () => {
      render(
        <InApp>
          <Page />
          <AlertDialog />
        </InApp>,
      );
    });
  },
  events: {
    'xstate.done.actor.loadEvents': async ({ answers }, { output }, { context }) => {
      const request = await answers.give('GET /api/account/events', { body: output });
      expect(new URL(request.url).searchParams.get('before')).toBe(context.next);
    },
    'xstate.error.actor.loadEvents': async ({ answers }) => {
      await answers.give('GET /api/account/events', broken);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'retry.requested': ({ user }) => user.click(button('Try again')),
    'more.requested': ({ user }) => user.click(button('Show more')),
    'events.outdated': ({ user }) => user.click(button('Change something')),
  },
  states: {
    loading: () => expect(screen.getByText('Loading what happened')).toBeTruthy(),
    failed: (_, { context }) => {
      const words = context.next === null ? /What happened .* could not be loaded/ : /The rest could not/;
      expect(screen.getByText(words)).toBeTruthy();
    },
    listed: (_, { context: { events, next } }) => {
      expect(screen.queryByText('Show more') !== null).toBe(next !== null);
      if (events.length === 0) {
        expect(screen.getByText('Nothing within the last year.')).toBeTruthy();
        return;
      }
      const rows = within(screen.getByRole('table', { name: 'What happened' }))
        .getAllByRole('row')
        .slice(1);
      expect(rows).toHaveLength(events.length);
      if (events.length >= 3)
        expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
          '20 November 2026, 14:32:07Logged inFirefox on Windows',
          '20 November 2026, 14:32:07API key made: Nightly reportFirefox on Windows',
          '20 November 2026, 14:32:07Act of our staff: all sessions ended',
        ]);
    },
  },
});
