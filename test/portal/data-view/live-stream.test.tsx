import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { liveFeed } from '../../../src/portal/flows/live-feed.ts';
import { gilt, tradesRecord } from '../../flows/kits/data-view.ts';

const [sample] = tradesRecord.Data;
const at = '2026-11-20T15:00:00.000000Z';
const rows = { rows: [{ ...sample, id: '90' }], changed: [], skipped: 0, newest: at };

const asEvent = (event: string, data: unknown, id = 'position-1'): string =>
  `id: ${id}\nevent: ${event}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** Follows a view whose stream says these texts and stays open. */
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

const opened = asEvent('opened', { isDelayed: false });

afterEach(() => void vi.unstubAllGlobals());

describe('an event is used as the contract has it', () => {
  test('rows, over pieces of any size, among signs of life and events of a later version', async () => {
    const text = `retry: 3000\n\n:\n\n${opened}${asEvent('weather', '{"sun"')}${asEvent('rows', rows)}`;
    const actor = following(...(text.match(/[\s\S]{1,7}/g) ?? []));
    await vi.waitFor(() => expect(actor.getSnapshot().context.waiting?.rows).toEqual(rows.rows));
    expect(actor.getSnapshot().hasTag('live')).toBe(true);
    expect(actor.getSnapshot().context.position).toBe('position-1');
    actor.stop();
  });

  const priced = (price: unknown) => ({ ...rows, rows: [{ ...sample, id: '90', price }] });
  test.each([
    ['no JSON', 'rows', '{"rows":['],
    ['nothing', 'rows', 'null'],
    ['no rows', 'rows', { changed: [], skipped: 0, newest: at }],
    ['a row without its id', 'rows', { ...rows, rows: [{ ...sample, id: undefined }] }],
    ['a price as a number', 'rows', priced(98.5)],
    ['a price in words', 'rows', priced('about 98')],
    ['a row of no view', 'rows', { ...rows, rows: [{ id: '90', surprise: true }] }],
    ['skipped rows below none', 'rows', { ...rows, skipped: -1 }],
    ['a wait of more than a minute', 'next', { seconds: 86_400 }],
    ['an end for no known reason', 'ended', { reason: 'weather' }],
    ['an opening without its delay', 'opened', {}],
  ])('%s ends it, says so, and nothing of it is shown', async (_, event, data) => {
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

describe('a service that does not answer', () => {
  test.each([
    ['the luckiest', 0, [1000, 2000, 4000, 8000, 15_000, 15_000]],
    ['the unluckiest', 0.999, [2000, 3998, 7996, 15_992, 29_985, 29_985]],
  ])('is asked again after pauses that grow, not by all at once: %s', async (_, chance, pauses) => {
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
