import { expect } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { many } from '../account-sessions/kit.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { accountEventsKit } from './kit.ts';

const call = '/api/account/events';
const part = ({ page }: BrowserWorld) => page.getByRole('region', { name: 'What happened' });
const button = (world: BrowserWorld, name: string) => part(world).getByRole('button', { name, exact: true });

walkBrowser(accountEventsKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await beSignedIn(world);
    await holds.hold(call);
    await page.route('**/api/sessions?*', (route) => route.fulfill({ json: many }));
    await page.route('**/api/sessions/end', (route) => route.fulfill({ status: 204 }));
    await page.goto(origin + pagePaths.security);
  },
  mayHappen: (before, event) => event.type !== 'events.outdated' || !before.matches('loading'),
  notHere: {
    'loading: events.outdated → loading':
      'what is waited for covers the page; the rows `loading | events.outdated` cover it',
  },
  events: {
    // A session that is ended on the same page.
    'events.outdated': ({ page }) => page.getByRole('button', { name: /^End Safari on iPhone/ }).click(),
    'xstate.done.actor.loadEvents': ({ holds }, { output }) =>
      holds.release(call, (route) => route.fulfill({ json: output })),
    'xstate.error.actor.loadEvents': ({ holds }) =>
      holds.release(call, (route) => route.fulfill({ status: 500, json: {} })),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'more.requested': (world) => button(world, 'Show more').click(),
  },
  states: {
    loading: ({ page }) => page.getByText('Loading what happened').waitFor(),
    failed: (world) =>
      part(world)
        .getByText(/could not be loaded\.$/)
        .waitFor(),
    listed: async (world, { context: { events } }) => {
      const rows = part(world).getByRole('table').getByRole('row');
      await expect.poll(() => rows.count()).toBe(events.length === 0 ? 0 : events.length + 1);
    },
  },
});
