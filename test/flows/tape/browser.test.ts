import { expect } from 'vitest';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { goTo } from '../go-to.ts';
import { fault } from '../payment-on.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { tapeKit } from './kit.ts';

const call = '/api/tape';
const button = ({ page }: BrowserWorld, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const follow = (world: BrowserWorld) => button(world, /^Follow(ing)?$/);

const give = ({ holds }: BrowserWorld, json: object) =>
  holds.release(call, (route) => route.fulfill({ json }));
const refuse = ({ holds }: BrowserWorld, kind: string) =>
  holds.release(call, (route) =>
    route.fulfill(
      kind === 'forbidden'
        ? { status: 403, json: { error: { code: 'forbidden', message: '', requestId: 'r-1' } } }
        : fault,
    ),
  );

walkBrowser(tapeKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    await page.clock.install();
    await beSignedIn(world);
    await holds.hold(call);
    await page.goto(`${origin}/tape`);
  },
  events: {
    'address.changed': ({ page }, { search }) => goTo(page, `/tape${search}`),
    'refresh.requested': (world) => button(world, 'Refresh').click(),
    'retry.requested': (world) => button(world, 'Try again').click(),
    'page.turned': (world, { page }) => button(world, page === 0 ? 'Newer rows' : 'Older rows').click(),
    'follow.toggled': (world) => follow(world).click(),
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': ({ page }) => seeBrowserTab(page, false),
    'xstate.after.followPause.tape.shown.following': ({ page }) => page.clock.fastForward(5_000),
    'xstate.done.actor.loadTape': (world, { output }) => give(world, output),
    'xstate.error.actor.loadTape': (world) => refuse(world, 'unavailable'),
    'xstate.done.actor.refreshTape': (world, { output }) => give(world, output),
    'xstate.error.actor.refreshTape': (world, { error }) => refuse(world, error.failure.kind),
    'xstate.done.actor.loadOlder': (world, { output }) => give(world, output),
    'xstate.error.actor.loadOlder': (world) => refuse(world, 'unavailable'),
  },
  states: {
    loading: async ({ page }, { context }) => {
      const wait = context.pages.length === 0 ? 'Loading trades' : 'Loading the trades chosen';
      await page.getByText(wait).first().waitFor({ state: 'attached' });
    },
    shown: async ({ page }, { context: { pages, page: at } }) => {
      for (const { id } of pages[at].Data) await page.locator(`[role="row"][data-id="${id}"]`).waitFor();
      // Nothing makes the page wider than the window.
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
    },
    'shown.resting': (world) => expect.poll(() => follow(world).getAttribute('aria-pressed')).toBe('false'),
    'shown.following': (world) => expect.poll(() => follow(world).getAttribute('aria-pressed')).toBe('true'),
    'shown.paused': ({ page }) => page.getByText('Paused while the tab is hidden').waitFor(),
    'shown.turning': ({ page }) => page.getByText('Loading older rows').waitFor({ state: 'attached' }),
    failed: ({ page }) => page.getByRole('heading', { name: 'The trades could not be loaded' }).waitFor(),
  },
  unseen: {
    'shown.settled': 'left in the step that enters it',
    'shown.refreshing': 'the step that answers it waits for its call',
  },
});
