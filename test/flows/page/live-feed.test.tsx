import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import type { News } from '../../../src/domain/feed/live-news.ts';
import { liveFeed } from '../../../src/portal/flows/live-feed.ts';
import { LiveStrip } from '../../../src/portal/pages/data-view/live-strip.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { gilt } from '../kits/data-view.ts';
import { firstNews, liveFeedKit } from '../kits/live-feed.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';

const shown: News[] = [];
const wire: { tell: ((event: AnyEventObject) => void) | null; opened: string[] } = { tell: null, opened: [] };

// The walk sends the service's events. The pause is long, since one that ended during a step would remove the button.
const flow = liveFeed.provide({
  delays: { reconnectPause: 3_600_000 },
  actors: {
    stream: fromCallback(({ input, sendBack }) => {
      wire.opened.push(input.position);
      wire.tell = sendBack;
      return () => {
        wire.tell = null;
      };
    }),
  },
});

const strip = () => screen.getByRole('region', { name: 'New rows' });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const told = async (_world: PageWorld, event: AnyEventObject) => {
  await act(async () => wire.tell?.(event));
};
const seen = async (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

const closed =
  'no stream is open then; the rows `reading.counting | stream.rowsCame` and `reading.following | stream.rowsCame` cover it';

const mount = async (isDelayed: boolean) => {
  shown.length = 0;
  wire.opened.length = 0;
  await seen(false);
  await act(async () => {
    render(
      <InApp>
        <LiveStrip
          criteria={gilt}
          viewId="tradeDisplay"
          position="position-0"
          isDelayed={isDelayed}
          onNews={(news) => shown.push(news)}
          flow={flow}
        />
      </InApp>,
    );
  });
};

walkPage(liveFeedKit, {
  mount: () => mount(false),
  // The stream sends only while it is open.
  mayHappen: ({ value }, { type }) =>
    !type.startsWith('stream.') || (typeof value.connection === 'object' && 'open' in value.connection),
  notHere: {
    'connection.paused & *: stream.rowsCame → *': closed,
    'connection.reconnecting & *: stream.rowsCame → *': closed,
    'connection.ended & *: stream.rowsCame → *': closed,
    'xstate.error.actor.stream':
      'the stream reports its failures itself; the row `connection.open.* | stream failed` covers it',
    'xstate.after.reconnectPause.liveFeed.connection.reconnecting':
      'real time; Try now has the same effect, and the growing pauses are walked on the chart',
    'xstate.after.steadyTime.liveFeed.connection.open.live':
      'ten seconds of real time without a visible change; the row `connection.open.live | after steadyTime` covers it',
  },
  events: {
    'stream.opened': told,
    'stream.rowsCame': told,
    'stream.nextTold': told,
    'stream.ended': told,
    'stream.lost': told,
    'tab.hidden': () => seen(true),
    'tab.shown': () => seen(false),
    'retry.requested': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Try now' }));
    },
    'news.requested': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Show 1 new' }));
      expect(shown).toContain(firstNews);
    },
    'follow.toggled': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: /^Follow/ }));
    },
  },
  states: {
    connection: (_, { context }) =>
      expect(wire.opened.at(-1) === context.position || wire.opened.length > 0).toBe(true),
    'connection.open': () => expect(wire.tell).not.toBeNull(),
    'connection.open.connecting': () => expect(strip().textContent).toContain('Connecting'),
    'connection.open.live': () => expect(strip().textContent).toContain('New rows appear automatically'),
    'connection.reconnecting': () => {
      expect(strip().textContent).toContain('Connection lost at 20:04:00 UTC: trying again');
      expect(wire.tell).toBeNull();
    },
    'connection.paused': () => {
      expect(strip().textContent).toContain('Paused while the tab is hidden');
      expect(wire.tell).toBeNull();
    },
    'connection.ended': (_, { context }) => {
      const why = context.end === 'signedOut' ? 'the session has ended' : 'no longer covers this venue';
      expect(strip().textContent).toContain(why);
      expect(button('Try now')).not.toBeNull();
    },
    reading: () => {},
    'reading.counting': (_, { context }) => {
      expect(button('Follow')?.getAttribute('aria-pressed')).toBe('false');
      expect(button(/^Show/) !== null).toBe(context.waiting !== null);
    },
    'reading.following': () => {
      expect(button('Following')?.getAttribute('aria-pressed')).toBe('true');
      expect(button(/^Show/)).toBeNull();
    },
  },
});

describe('decisions.md Live: the text beside the rows', () => {
  const tell = (event: AnyEventObject) => act(async () => wire.tell?.(event));

  test('counts down to the next delayed row, and stops when it is free', async () => {
    await mount(true);
    await tell({ type: 'stream.opened' });
    await tell({ type: 'stream.nextTold', at: new Date(Date.now() + 59_000).toISOString() });
    expect(strip().textContent).toMatch(/Next row free in 0:\d\d/);
    await tell({ type: 'stream.nextTold', at: new Date(Date.now() - 1000).toISOString() });
    expect(strip().textContent).toContain('Rows appear when they are 15 minutes old');
  });

  test('offers changes without a number if the filter hides the new rows', async () => {
    await mount(false);
    await tell({ type: 'stream.opened' });
    const news = { rows: [], changed: firstNews.rows, skipped: 0, newest: null };
    await tell({ type: 'stream.rowsCame', position: 'position-1', news });
    await act(async () => screen.getByRole('button', { name: 'Show changes' }).click());
    expect(shown).toEqual([news]);
  });
});
