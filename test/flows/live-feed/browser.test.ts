import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import { beSignedIn } from '../../journeys/signed-in.ts';
import { gilt, tradesRecord } from '../data-view/kit.ts';
import { seeBrowserTab } from '../see-browser-tab.ts';
import { type BrowserWorld, walkBrowser } from '../walk-browser.ts';
import { liveFeedKit } from './kit.ts';

/** The streams and polls that the page has opened, by the requested position; the last one may be open. */
const opened: { readonly position: string; readonly isOnce: boolean; readonly response: ServerResponse }[] =
  [];
const isOpen = (): boolean => opened.at(-1)?.response.closed === false;
let rows = 0;

// The page's call is routed here, so that the walk controls the stream, which a held answer cannot do.
const service = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const isOnce = searchParams.get('once') === 'true';
  opened.push({ position: searchParams.get('position') ?? '', isOnce, response });
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

/**
 * Lets the walk decide when the page learns whether a place for a stream is free, and who has the others: the page's
 * first question waits, and all four places can be taken as by other windows. The locks themselves are the browser's.
 */
const placesInHand = `(() => {
  const ask = navigator.locks.request.bind(navigator.locks);
  const others = [];
  let goOn = null;
  window.placeHand = {
    isAsked: () => goOn !== null,
    goOn: () => { goOn(); goOn = null; },
    takeAll: () => Promise.all(['1', '2', '3', '4'].map((place) =>
      new Promise((taken) => ask('daylight.stream.' + place, () => {
        taken();
        return new Promise((giveBack) => others.push(giveBack));
      })))),
    giveBack: () => others.pop()(),
    giveBackAll: () => others.splice(0).forEach((giveBack) => giveBack()),
  };
  navigator.locks.request = async (name, options, keep) => {
    if (options.ifAvailable && name.endsWith('1')) await new Promise((next) => { goOn = next; });
    return ask(name, options, keep);
  };
})()`;

/**
 * Lets the walk decide when the flow's times pass: timers of half a second and more run when it says so. Shorter ones,
 * by which the page and its checks take turns, run as ever.
 */
const longTimersInHand = `(() => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map();
  let now = 0;
  window.setTimeout = (run, wait = 0, ...words) => {
    if (wait < 500) return setTimeout(run, wait, ...words);
    // The number of a timer that has run belongs to no other.
    const timer = setTimeout(() => {});
    held.set(timer, { due: now + wait, run: () => run(...words) });
    return timer;
  };
  window.clearTimeout = (timer) => {
    held.delete(timer);
    clearTimeout(timer);
  };
  window.pass = (milliseconds) => {
    now += milliseconds;
    for (const [timer, { due, run }] of [...held]) if (due <= now && held.delete(timer)) run();
  };
})()`;

const isPlaceAsked = ({ page }: BrowserWorld) =>
  expect.poll(() => page.evaluate<boolean>('placeHand.isAsked()')).toBe(true);

/** Waits for another stream or poll. */
async function openedAgain(before: number, isOnce: boolean): Promise<void> {
  await expect.poll(() => opened.length).toBeGreaterThan(before);
  expect(opened.at(-1)?.isOnce).toBe(isOnce);
}

/** Lets the time pass at which the page goes on by itself. */
const pass = ({ page }: BrowserWorld, milliseconds: number): Promise<void> =>
  page.evaluate(`pass(${milliseconds})`);

const neither =
  'neither stream nor poll is open then; the rows of `connection.open.placing, connection.open.resting` cover it';

const closed =
  'no stream is open then; the rows `reading.counting | stream.rowsCame` and `reading.following | stream.rowsCame` cover it';

const isAsked = () => expect.poll(isOpen).toBe(true);
const isConnecting = (world: BrowserWorld) => strip(world).getByText('Connecting', { exact: true }).waitFor();
const isLive = (world: BrowserWorld) => strip(world).getByText('New rows appear automatically').waitFor();

walkBrowser(liveFeedKit, {
  open: async (world) => {
    const { page, holds, origin } = world;
    opened.length = 0;
    await beSignedIn(world);
    await holds.answer('/api/feed/stream', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/?${new URL(route.request().url()).searchParams}` }),
    );
    await holds.answer('/api/feed/data', (route) =>
      route.fulfill({ json: { ...tradesRecord, IsDelayed: false, Position: 'position-0' } }),
    );
    await page.addInitScript(placesInHand);
    await page.addInitScript(longTimersInHand);
    await page.goto(origin + dataViewAddress(gilt));
    await isPlaceAsked(world);
  },
  mayHappen: (snapshot, { type }) =>
    !type.startsWith('stream.') ||
    ['streaming', 'polling'].some((open) => snapshot.matches({ connection: { open } })),
  notHere: {
    'connection.paused & *: stream.rowsCame → *': closed,
    'connection.ended & *: stream.rowsCame → *': closed,
    'connection.reconnecting & *: stream.rowsCame → *': closed,
    'connection.open.placing & *: stream.* → *': neither,
    'connection.open.resting & *: stream.* → *': neither,
    'xstate.error.actor.place':
      'a browser without locks reports place.missed; the row `connection.open.placing | place failed` covers it',
    'xstate.error.actor.stream':
      'the stream reports its failures itself; the row `connection.open.streaming.* | stream failed` covers it',
    'xstate.error.actor.poll':
      'it reports its failures itself; the row `connection.open.polling.* | poll failed` covers it',
  },
  events: {
    'place.taken': async ({ page }, _event, before) => {
      const already = opened.length;
      if (before.matches({ connection: { open: 'placing' } })) {
        await page.evaluate('placeHand.giveBackAll(); placeHand.goOn()');
      } else await page.evaluate('placeHand.giveBack()');
      await openedAgain(already, false);
    },
    'place.missed': async ({ page }) => {
      const already = opened.length;
      await page.evaluate('placeHand.giveBackAll(); placeHand.takeAll().then(placeHand.goOn)');
      await openedAgain(already, true);
    },
    'stream.opened': async (_, { position }) => say('opened', { isDelayed: false }, position),
    'stream.caughtUp': async () => void opened.at(-1)?.response.end(),
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
    'tab.hidden': ({ page }) => seeBrowserTab(page, true),
    'tab.shown': async (world) => {
      await seeBrowserTab(world.page, false);
      await isPlaceAsked(world);
    },
    'retry.requested': async (world) => {
      await button(world, 'Try now').click();
      await isPlaceAsked(world);
    },
    'xstate.after.reconnectPause.liveFeed.connection.reconnecting': async (world) => {
      await pass(world, 30_000);
      await isPlaceAsked(world);
    },
    'xstate.after.answerTime.liveFeed.connection.open.streaming.connecting': async (world) => {
      const already = opened.length;
      await pass(world, 20_000);
      await openedAgain(already, true);
    },
    'xstate.after.steadyTime.liveFeed.connection.open.streaming.live': (world) => pass(world, 10_000),
    'xstate.after.answerTime.liveFeed.connection.open.polling': (world) => pass(world, 20_000),
    'xstate.after.pollPause.liveFeed.connection.open.resting': async (world) => {
      const already = opened.length;
      await pass(world, 5_000);
      await openedAgain(already, true);
    },
    'news.requested': async (world) => {
      await button(world, 'Show 1 new').click();
      const shown = world.page.getByRole('grid').locator(`[data-id="${9000 + rows}"]`);
      await shown.waitFor();
    },
    'follow.toggled': (world) => button(world, /^Follow/).click(),
  },
  states: {
    connection: async () => {},
    'connection.open': async () => {},
    'connection.open.placing': isConnecting,
    'connection.open.streaming': isAsked,
    'connection.open.streaming.connecting': isConnecting,
    'connection.open.streaming.live': isLive,
    'connection.open.polling': isAsked,
    'connection.open.polling.connecting': isConnecting,
    'connection.open.polling.live': isLive,
    'connection.open.resting': isLive,
    'connection.reconnecting': async (world) => {
      await strip(world)
        .getByText(/^Connection lost.*: trying again$/)
        .waitFor();
      await expect.poll(isOpen).toBe(false);
    },
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
});
