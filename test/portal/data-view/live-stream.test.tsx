import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dataViewAddress } from '../../../src/domain/feed/criteria.ts';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { forgetLoadedRecord } from '../../../src/portal/flows/binding/loaded-record.ts';
import { liveFeed } from '../../../src/portal/flows/live-feed.ts';
import { LiveStrip } from '../../../src/portal/pages/data-view/live-strip.tsx';
import { Page } from '../../../src/portal/pages/data-view/page.tsx';
import { loadDrawings } from '../../../src/portal/pages/data-view/record-view.tsx';
import { Answers } from '../../flows/answers.ts';
import { bookRecord, gilt, giltBook, tradesRecord } from '../../flows/data-view/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { InApp } from '../in-app.tsx';

const [sample] = tradesRecord.Data;
const at = '2026-11-20T15:00:00.000000Z';
const rows = { rows: [{ ...sample, id: '90' }], changed: [], skipped: 0, newest: at };

const asEvent = (event: string, data: unknown, id = 'position-1'): string =>
  `id: ${id}\nevent: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** Follows a view whose stream sends these texts and stays open. */
function following(...texts: readonly string[]) {
  const body = new ReadableStream({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
    },
  });
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  );
  const actor = createActor(liveFeed, {
    input: { criteria: gilt, viewId: 'tradeDisplay', position: 'position-0' },
  });
  actor.start();
  return actor;
}

const opened = asEvent('opened', { isDelayed: false }, 'position-0');

afterEach(() => void vi.unstubAllGlobals());

describe('events are used as the contract defines them', () => {
  test('rows are read in pieces of any size, among heartbeats and events of a later version', async () => {
    const text = `retry: 3000\n\n:\n\n${opened}${asEvent('weather', '{"sun"')}${asEvent('rows', rows)}`;
    const actor = following(...(text.match(/[\s\S]{1,7}/g) ?? []));
    await vi.waitFor(() => expect(actor.getSnapshot().context.waiting?.rows).toEqual(rows.rows));
    expect(actor.getSnapshot().hasTag('live')).toBe(true);
    expect(actor.getSnapshot().context.position).toBe('position-1');
    actor.stop();
  });

  const priced = (price: unknown) => ({ ...rows, rows: [{ ...sample, id: '90', price }] });
  test.each([
    ['invalid JSON', 'rows', '{"rows":['],
    ['nothing', 'rows', 'null'],
    ['no rows', 'rows', { changed: [], skipped: 0, newest: at }],
    ['a row without its id', 'rows', { ...rows, rows: [{ ...sample, id: undefined }] }],
    ['a price as a number', 'rows', priced(98.5)],
    ['a price in words', 'rows', priced('about 98')],
    ['a row that belongs to no view', 'rows', { ...rows, rows: [{ id: '90', surprise: true }] }],
    ['a negative number of skipped rows', 'rows', { ...rows, skipped: -1 }],
    ['a wait of more than a minute', 'next', { seconds: 86_400 }],
    ['an end for an unknown reason', 'ended', { reason: 'weather' }],
    ['an opening without its delay flag', 'opened', {}],
  ])('%s ends the stream as unreadable, and nothing of it is shown', async (_, event, data) => {
    const actor = following(opened, asEvent(event, data), asEvent('rows', rows, 'position-2'));
    await vi.waitFor(() => expect(actor.getSnapshot().context.end).toBe('unreadable'));
    expect(actor.getSnapshot().context).toMatchObject({
      waiting: null,
      nextAt: null,
      position: 'position-0',
    });
    actor.stop();
  });
});

describe('a stream that is refused', () => {
  const refused = (status: number, code: string) => {
    const body = { error: { code, message: 'No', requestId: 'req-1' } };
    vi.stubGlobal('fetch', async () => Response.json(body, { status, headers: { 'retry-after': '30' } }));
    render(
      <InApp>
        <LiveStrip criteria={gilt} viewId="tradeDisplay" position="position-0" isDelayed onNews={() => {}} />
      </InApp>,
    );
    return screen.findByRole('button', { name: 'Try now' });
  };
  test.each([
    [429, 'too-many-streams', 'your account already follows as many views as allowed'],
    [429, 'too-many-requests', 'there were too many requests. Wait a moment, then try again.'],
    [409, 'conflict', 'too much has happened since these were loaded'],
    [404, 'not-found', 'your subscription no longer covers this venue'],
  ])('with status %i and code %s says why', async (status, code, words) => {
    await refused(status, code);
    expect(screen.getByRole('region', { name: 'New rows' }).textContent).toContain(words);
  });
});

describe('a service that does not answer', () => {
  test.each([
    ['the shortest', 0, [1000, 2000, 4000, 8000, 15_000, 15_000]],
    ['the longest', 0.999, [2000, 3998, 7996, 15_992, 29_985, 29_985]],
  ])('is retried after growing, randomised pauses: %s', async (_, chance, pauses) => {
    const clock = new SimulatedClock();
    const asked = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', asked);
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    const actor = createActor(liveFeed, {
      clock,
      input: { criteria: gilt, viewId: 'tradeDisplay', position: 'position-0' },
    });
    actor.start();
    for (const [index, pause] of pauses.entries()) {
      await vi.waitFor(() => expect(actor.getSnapshot().matches({ connection: 'reconnecting' })).toBe(true));
      clock.increment(pause - 1);
      expect(asked).toHaveBeenCalledTimes(index + 1);
      clock.increment(1);
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(index + 2));
    }
    actor.stop();
    random.mockRestore();
  });
});

describe('a view without a stream of its own', () => {
  const asked: URLSearchParams[] = [];
  /** Starts views whose polls bring one row, then none; streams are held back. */
  const start = () => {
    const clock = new SimulatedClock();
    asked.length = 0;
    vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
      const query = new URL(url).searchParams;
      asked.push(query);
      if (!query.has('once'))
        return new Promise((_, refuse) => {
          signal.addEventListener('abort', () => refuse(signal.reason));
        });
      const isFirst = query.get('position') === 'position-0';
      return new Response(
        isFirst
          ? opened + asEvent('rows', rows, 'position-1')
          : asEvent('opened', { isDelayed: false }, 'position-2'),
      );
    });
    const view = () =>
      createActor(liveFeed, {
        clock,
        input: { criteria: gilt, viewId: 'tradeDisplay', position: 'position-0' },
      }).start();
    return { clock, view };
  };
  const polls = () => asked.filter((query) => query.get('once') === 'true');
  const isResting = (actor: ReturnType<ReturnType<typeof start>['view']>) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ connection: { open: 'resting' } })).toBe(true));

  test('asks every five seconds if the browser has no locks, from where its rows end', async () => {
    const { locks } = navigator;
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    const { clock, view } = start();
    const actor = view();
    await isResting(actor);
    expect(actor.getSnapshot().context.waiting?.rows).toEqual(rows.rows);
    clock.increment(4_999);
    expect(polls().map((query) => query.get('position'))).toEqual(['position-0']);
    clock.increment(1);
    await isResting(actor);
    clock.increment(5_000);
    await isResting(actor);
    expect(polls().map((query) => query.get('position'))).toEqual(['position-0', 'position-1', 'position-2']);
    expect(asked).toHaveLength(3);
    actor.stop();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });

  test('asks behind a proxy that holds its stream back, and leaves the place to another window', async () => {
    const { clock, view } = start();
    const actors = Array.from({ length: 5 }, view);
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    expect(polls()).toHaveLength(1);
    clock.increment(20_000);
    for (const actor of actors.slice(0, 4)) await isResting(actor);
    // The fifth takes one of the places that were given back.
    const [fifth] = actors.slice(4);
    await vi.waitFor(() =>
      expect(fifth?.getSnapshot().matches({ connection: { open: 'streaming' } })).toBe(true),
    );
    for (const actor of actors) actor.stop();
  });
});

/** Answers the calls of a page whose stream sends what `tell` is given. */
function streaming() {
  forgetLoadedRecord();
  const answers = new Answers();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const positions: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/feed/stream') return answers.fetch(request);
    positions.push(searchParams.get('position'));
    return new Response(
      new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    );
  });
  const tell = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { answers, tell, positions };
}

const renderView = () =>
  render(
    <InApp at={dataViewAddress(gilt)}>
      <main>
        <h1>Trades</h1>
        <Page />
      </main>
    </InApp>,
  );

describe('a followed view', () => {
  beforeAll(async () => void (await loadDrawings()));

  test('is still followed after too many new rows reload it, and after a refresh', async () => {
    const { answers, tell } = streaming();
    answers.always('GET /api/userInfo', {
      body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
    });
    const loaded = async (position: string) => {
      await answers.give('GET /api/feed/data', { body: { ...tradesRecord, Position: position } });
      await act(async () => tell(opened));
    };
    renderView();
    const user = userEvent.setup();
    await loaded('position-0');
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    await act(async () => tell(asEvent('rows', { ...rows, skipped: 7 })));
    await loaded('position-2');
    await screen.findByRole('button', { name: 'Following' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await loaded('position-3');
    await user.click(await screen.findByRole('button', { name: 'Following' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await loaded('position-4');
    await screen.findByRole('button', { name: 'Follow' });
  });
});

describe('a folded column of which values arrive', () => {
  beforeAll(async () => void (await loadDrawings()));

  test('stays folded, is no longer called empty, and can be shown', async () => {
    const { answers, tell } = streaming();
    answers.always('GET /api/userInfo', { body: analyst });
    renderView();
    const user = userEvent.setup();
    await answers.give('GET /api/feed/data', { body: { ...tradesRecord, Position: 'position-0' } });
    await screen.findByText('4 empty columns folded');
    const news = { ...rows, rows: [{ ...sample, id: '90', missingPrice: 'PNDG' }] };
    await act(async () => tell(opened + asEvent('rows', news, 'position-1')));
    await user.click(await screen.findByRole('button', { name: /^Show 1 new/ }));
    await screen.findByText('3 empty columns folded, 1 folded column has new values');
    expect(screen.queryByText(/PNDG/)).toBeNull();
    await user.click(screen.getByText('Show it'));
    expect(document.activeElement?.textContent).toBe('3 empty columns folded');
    await within(screen.getByRole('grid')).findByText(/PNDG/);
  });
});

describe('a refresh that fails', () => {
  beforeAll(async () => void (await loadDrawings()));

  test('does not make rows new again that were shown before it, and loses none that were not', async () => {
    const { answers, tell, positions } = streaming();
    answers.always('GET /api/userInfo', { body: analyst });
    renderView();
    const user = userEvent.setup();
    await answers.give('GET /api/feed/data', { body: { ...tradesRecord, Position: 'position-0' } });
    await screen.findByRole('button', { name: 'Follow' });
    await act(async () => tell(opened + asEvent('rows', rows, 'position-1')));
    await user.click(await screen.findByRole('button', { name: /^Show 1 new/ }));
    await act(async () => tell(asEvent('rows', rows, 'position-2')));
    await screen.findByRole('button', { name: /^Show 1 new/ });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await answers.give('GET /api/feed/data', { status: 503 });
    await screen.findByRole('button', { name: 'Follow' });
    expect(positions).toEqual(['position-0', 'position-1']);
  });
});

describe('an order book replaced by a newer one', () => {
  beforeAll(async () => void (await loadDrawings()));

  test('shows each change by a sign and in words, lists what is gone, and announces it', async () => {
    const { answers, tell } = streaming();
    answers.always('GET /api/userInfo', {
      body: { email: 'analyst@daylight.example', Notifications: [], Parameters: {}, restrictedMode: false },
    });
    answers.always('GET /api/feed/data', {
      body: { ...bookRecord, Position: 'position-0', NewestPublicationDate: '2026-11-20T14:32:07.123456Z' },
    });
    render(
      <InApp at={dataViewAddress(giltBook)}>
        <main>
          <h1>Orders</h1>
          <Page />
        </main>
      </InApp>,
    );
    const cell = (row: number, column: number): HTMLElement => {
      const found = within(screen.getByRole('grid')).getAllByRole('row')[row];
      if (!found) throw new Error(`the book has no level ${row}`);
      return within(found).getAllByRole('gridcell')[column] ?? found;
    };
    const user = userEvent.setup();
    await screen.findByRole('grid');
    // A click would open the row beside the book.
    act(() => cell(1, 2).focus());
    expect(document.activeElement?.textContent).toBe('2,000,000');

    const level = (id: string, bidPrice: string, aggrBidVol: string): FeedRow => ({
      ...bookRecord.Data[1],
      id,
      lOrders: 5,
      bidPrice,
      aggrBidVol,
    });
    const rows = [level('90', '101.245', '500'), level('91', '101.235', '7000000')];
    await act(async () => tell(opened + asEvent('rows', { rows, changed: [], skipped: 0, newest: at })));
    expect(cell(1, 1).textContent).toBe('101.240');
    await user.click(await screen.findByRole('button', { name: 'Show Newer book' }));
    expect(cell(1, 1).textContent).toBe('+new level 101.245');
    expect(cell(2, 2).textContent).toBe('▼less than before 7,000,000');
    expect(cell(2, 1).textContent).toBe('101.235');
    const words = 'Since the book of 14:32:07 UTC: Bids: 1 new, 1 changed, 101.240 gone. Asks: 101.262 gone.';
    await screen.findByText(words, { selector: 'p', exact: false });
    await screen.findByText(words, { selector: '[role="status"]' });
    await expectAccessible();
  });
});
