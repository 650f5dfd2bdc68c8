import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import type { Criteria } from '../../../src/domain/feed/criteria.ts';
import type { News } from '../../../src/domain/feed/live-news.ts';
import { liveFeed } from '../../../src/portal/flows/live-feed.ts';
import { LiveStrip } from '../../../src/portal/pages/data-view/live-strip.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { gilt } from '../data-view/kit.ts';
import { seeTab } from '../see-tab.ts';
import { type PageWorld, walkPage } from '../walk-page.ts';
import { firstNews, liveFeedKit } from './kit.ts';

const shown: News[] = [];
type Tell = (event: AnyEventObject) => void;
type Wire = { place: Tell | null; tell: Tell | null; opened: string[] };
const wire: Wire = { place: null, tell: null, opened: [] };

/** A stream or a poll, whose events the walk sends. */
const transport = fromCallback<{ type: 'none' }, { readonly criteria: Criteria; readonly position: string }>(
  ({ input, sendBack }) => {
    wire.opened.push(input.position);
    wire.tell = sendBack;
    return () => {
      wire.tell = null;
    };
  },
);

// The pauses are long, since one that ended during a step would change what the page shows.
const flow = liveFeed.provide({
  delays: { reconnectPause: 3_600_000, answerTime: 3_600_000, pollPause: 3_600_000 },
  actors: {
    place: fromCallback(({ sendBack }) => {
      wire.place = sendBack;
      return () => {
        wire.place = null;
      };
    }),
    stream: transport,
    poll: transport,
  },
});

const strip = () => screen.getByRole('region', { name: 'New rows' });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const told = async (_world: PageWorld, event: AnyEventObject) => {
  await act(async () => wire.tell?.(event));
};
const given = async (_world: PageWorld, event: AnyEventObject) => {
  await act(async () => wire.place?.(event));
};

const neither =
  'neither stream nor poll is open then; the rows of `connection.open.placing, connection.open.resting` cover it';

const closed =
  'no stream is open then; the rows `reading.counting | stream.rowsCame` and `reading.following | stream.rowsCame` cover it';

const mount = async (isDelayed: boolean) => {
  shown.length = 0;
  wire.opened.length = 0;
  await seeTab(false);
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

const pause = 'five seconds of real time; the row `connection.open.resting | after pollPause` covers it';
const isConnecting = () => expect(strip().textContent).toContain('Connecting');
const isLive = () => expect(strip().textContent).toContain('New rows appear automatically');
const isAsked = () => expect(wire.tell).not.toBeNull();

walkPage(liveFeedKit, {
  mount: () => mount(false),
  // The stream sends only while it is open.
  mayHappen: (snapshot, { type }) =>
    !type.startsWith('stream.') ||
    ['streaming', 'polling'].some((open) => snapshot.matches({ connection: { open } })),
  notHere: {
    'connection.paused & *: stream.rowsCame → *': closed,
    'connection.reconnecting & *: stream.rowsCame → *': closed,
    'connection.ended & *: stream.rowsCame → *': closed,
    'connection.open.placing & *: stream.* → *': neither,
    'connection.open.resting & *: stream.* → *': neither,
    'connection.open.polling.live & *: * → *': pause,
    'xstate.error.actor.place':
      'a browser without locks reports place.missed; the row `connection.open.placing | place failed` covers it',
    'xstate.error.actor.stream':
      'the stream reports its failures itself; the row `connection.open.streaming.* | stream failed` covers it',
    'xstate.error.actor.poll':
      'it reports its failures itself; the row `connection.open.polling.* | poll failed` covers it',
    'xstate.after.answerTime.liveFeed.connection.open.streaming.connecting':
      'twenty seconds of real time; the row `connection.open.streaming.connecting | after answerTime` covers it',
    'xstate.after.answerTime.liveFeed.connection.open.polling':
      'twenty seconds of real time; the row `connection.open.polling.* | after answerTime` covers it',
    'xstate.after.pollPause.liveFeed.connection.open.resting': pause,
    'xstate.after.reconnectPause.liveFeed.connection.reconnecting':
      'real time; Try now has the same effect, and the growing pauses are walked on the chart',
    'xstate.after.steadyTime.liveFeed.connection.open.streaming.live':
      'ten seconds of real time without a visible change; the row `connection.open.streaming.live | after steadyTime` covers it',
  },
  unseen: { 'connection.open.polling.live': pause },
  events: {
    'place.taken': given,
    'place.missed': given,
    'stream.opened': told,
    'stream.caughtUp': told,
    'stream.rowsCame': told,
    'stream.nextTold': told,
    'stream.ended': told,
    'stream.lost': told,
    'tab.hidden': () => seeTab(true),
    'tab.shown': () => seeTab(false),
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
    connection: () => {},
    'connection.open': () => expect(wire.place).not.toBeNull(),
    'connection.open.placing': isConnecting,
    'connection.open.streaming': isAsked,
    'connection.open.streaming.connecting': isConnecting,
    'connection.open.streaming.live': isLive,
    'connection.open.polling': isAsked,
    'connection.open.polling.connecting': isConnecting,
    'connection.open.resting': () => {
      isLive();
      expect(wire.tell).toBeNull();
    },
    'connection.reconnecting': () => {
      expect(strip().textContent).toContain('Connection lost at 20:04:00 UTC: trying again');
      expect(wire.tell).toBeNull();
    },
    'connection.paused': () => {
      expect(strip().textContent).toContain('Paused while the tab is hidden');
      expect([wire.place, wire.tell]).toEqual([null, null]);
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
    await act(async () => wire.place?.({ type: 'place.taken' }));
    await tell({ type: 'stream.opened', position: 'position-0' });
    await tell({ type: 'stream.nextTold', at: new Date(Date.now() + 59_000).toISOString() });
    expect(strip().textContent).toMatch(/Next delayed row in 0:\d\d/);
    await tell({ type: 'stream.nextTold', at: new Date(Date.now() - 1000).toISOString() });
    expect(strip().textContent).toContain('Rows appear after 15 minutes');
  });

  test('offers changes without a number if the filter hides the new rows', async () => {
    await mount(false);
    await act(async () => wire.place?.({ type: 'place.taken' }));
    await tell({ type: 'stream.opened', position: 'position-0' });
    const news = { rows: [], changed: firstNews.rows, skipped: 0, newest: null };
    await tell({ type: 'stream.rowsCame', position: 'position-1', news });
    await act(async () => screen.getByRole('button', { name: 'Show changes' }).click());
    expect(shown).toEqual([news]);
  });
});
