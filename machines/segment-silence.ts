import { assign, setup } from 'xstate';
import type { DataType } from '../src/domain/feed/data-types.ts';
import { type OverSilence, type SegmentSilence, silenceOver } from '../src/domain/feed/silence-words.ts';
import { unprovided } from './unprovided.ts';

type Asked = { readonly dataType: DataType; readonly venue: string; readonly segment: string };

type Context = {
  readonly asked: Asked;
  /** The last answer; null before the first. */
  readonly latest: SegmentSilence | null;
  readonly over: OverSilence | null;
};

/** Whether the segment of an open view publishes nothing while it trades. Provide `askSilence`. */
export const segmentSilenceMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as { readonly type: 'tab.hidden' | 'tab.shown' },
    tags: {} as 'busy',
  },
  actors: {
    askSilence: unprovided<SegmentSilence, Asked>('askSilence'),
  },
  delays: { askPause: 60_000 },
  actions: {
    keepAnswer: assign(({ context: { latest, over } }, now: SegmentSilence) => ({
      latest: now,
      over: silenceOver(over, latest, now),
    })),
  },
}).createMachine({
  id: 'segmentSilence',
  description: 'Whether the segment of a view is silent during its trading hours.',
  context: ({ input }) => ({ asked: input, latest: null, over: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The condition of the segment is being loaded; the previous one stays visible.',
      tags: 'busy',
      invoke: {
        id: 'askSilence',
        src: 'askSilence',
        input: ({ context }) => context.asked,
        onDone: {
          target: 'idle',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        // The last answer stays; the next request comes soon.
        onError: 'idle',
      },
      on: { 'tab.hidden': 'paused' },
    },
    idle: {
      description: 'A silence is shown, its end, or nothing; the condition is loaded again every minute.',
      after: { askPause: 'asking' },
      on: { 'tab.hidden': 'paused' },
    },
    paused: {
      description: 'The tab is hidden: nothing is asked until it is shown.',
      on: { 'tab.shown': 'asking' },
    },
  },
});
