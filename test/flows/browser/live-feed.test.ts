import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { gilt, tradesRecord } from '../kits/data-view.ts';
import { liveFeedKit } from '../kits/live-feed.ts';
import { beSignedIn } from '../signed-in.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';

/** The streams that the page has opened, by the requested position; the last one may be open. */
const opened: { readonly position: string; readonly response: ServerResponse }[] = [];
const isOpen = (): boolean => opened.at(-1)?.response.closed === false;
let rows = 0;

// The page's call is routed here, so that the walk controls the stream, which a held answer cannot do.
const service = createServer((request, response) => {
  const position = new URL(request.url ?? '', 'http://localhost').searchParams.get('position') ?? '';
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  opened.push({ position, response });
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const { port } = service.address() as AddressInfo;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

function say(event: string, data: unknown, id = ''): void {
  opened.at(-1)?.response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

const strip = ({ page }: BrowserWorld) => page.getByRole('region', { name: 'New rows' });
const button = (world: BrowserWorld, name: string | RegExp) => strip(world).getByRole('button', { name });

async function seen({ page }: BrowserWorld, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Waits for another stream. */
async function openedAgain(before: number): Promise<void> {
  await expect.poll(() => opened.length).toBeGreaterThan(before);
}

const passing = 'passed within seconds of real time; walked on the page, and the pauses on the chart';

const closed =
  'no stream is open then; the rows `reading.counting | stream.rowsCame` and `reading.following | stream.rowsCame` cover it';

walkBrowser(liveFeedKit, {
  most: 3,
  open: async (world) => {
    const { page, origin } = world;
    opened.length = 0;
    await beSignedIn(world);
    await page.route(
      ({ pathname }) => pathname === '/api/feed/stream',
      (route) =>
        route.continue({ url: `http://127.0.0.1:${port}/?${new URL(route.request().url()).searchParams}` }),
    );
    await page.route(
      ({ pathname }) => pathname === '/api/feed/data',
      (route) => route.fulfill({ json: { ...tradesRecord, IsDelayed: false, Position: 'position-0' } }),
    );
    await page.goto(origin + dataViewAddress(gilt));
    await openedAgain(0);
  },
  mayHappen: ({ value }, { type }) => {
    if (value.connection === 'reconnecting')
      return type === 'xstate.after.reconnectPause.liveFeed.connection.reconnecting';
    return (
      !type.startsWith('stream.') || (typeof value.connection === 'object' && 'open' in value.connection)
    );
  },
  notHere: {
    'connection.paused & *: stream.rowsCame → *': closed,
    'connection.ended & *: stream.rowsCame → *': closed,
    'connection.reconnecting & *: * → *': passing,
    'xstate.error.actor.stream':
      'the stream reports its failures itself; the row `connection.open.* | stream failed` covers it',
    'xstate.after.steadyTime.liveFeed.connection.open.live':
      'ten seconds of real time without a visible change; the row `connection.open.live | after steadyTime` covers it',
  },
  events: {
    'stream.opened': async () => say('opened', { isDelayed: false }, opened.at(-1)?.position),
    'stream.rowsCame': async (_, { position }) => {
      rows += 1;
      const [row] = tradesRecord.Data;
      say(
        'rows',
        { rows: [{ ...row, id: `${9000 + rows}` }], changed: [], skipped: 0, newest: null },
        position,
      );
    },
    'stream.nextTold': async () => say('next', { seconds: 43 }),
    'stream.ended': async (_, { reason }) => say('ended', { reason }),
    'stream.lost': async () => void opened.at(-1)?.response.destroy(),
    'tab.hidden': (world) => seen(world, true),
    'tab.shown': async (world) => {
      const before = opened.length;
      await seen(world, false);
      await openedAgain(before);
    },
    'retry.requested': async (world) => {
      const before = opened.length;
      await button(world, 'Try now').click();
      await openedAgain(before);
    },
    'xstate.after.reconnectPause.liveFeed.connection.reconnecting': () => expect.poll(isOpen).toBe(true),
    'news.requested': async (world) => {
      await button(world, 'Show 1 new').click();
      const shown = world.page.getByRole('grid').locator(`[data-id="${9000 + rows}"]`);
      await shown.waitFor();
    },
    'follow.toggled': (world) => button(world, /^Follow/).click(),
  },
  states: {
    connection: async (_, { context }) =>
      expect
        .poll(
          () =>
            opened.some(({ position }) => position === context.position) || context.position !== 'position-0',
        )
        .toBe(true),
    'connection.open': () => expect.poll(isOpen).toBe(true),
    'connection.open.connecting': (world) => strip(world).getByText('Connecting', { exact: true }).waitFor(),
    'connection.open.live': (world) => strip(world).getByText('New rows appear automatically').waitFor(),
    'connection.paused': async (world) => {
      await strip(world).getByText('Paused while the tab is hidden').waitFor();
      await expect.poll(isOpen).toBe(false);
    },
    'connection.ended': async (world, { context }) => {
      const why = context.end === 'signedOut' ? 'the session has ended' : 'no longer covers this venue';
      await strip(world).getByText(why).waitFor();
      await expect.poll(isOpen).toBe(false);
    },
    reading: async () => {},
    'reading.counting': async (world, { context }) => {
      await button(world, 'Follow').and(world.page.locator('[aria-pressed="false"]')).waitFor();
      await expect.poll(() => button(world, /^Show/).count()).toBe(context.waiting === null ? 0 : 1);
    },
    'reading.following': async (world) => {
      await button(world, 'Following').and(world.page.locator('[aria-pressed="true"]')).waitFor();
      await expect.poll(() => button(world, /^Show/).count()).toBe(0);
    },
  },
  unseen: { 'connection.reconnecting': passing },
});
