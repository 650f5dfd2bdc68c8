import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { segmentSilenceMachine } from '../../../machines/segment-silence.ts';
import type { SegmentSilence } from '../../../src/domain/feed/silence-words.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const silent: SegmentSilence = {
  AsOf: '2026-11-20T11:05:12Z',
  IsTrading: true,
  ExpectedEvery: 15,
  SilentSince: '2026-11-20T10:42:00Z',
  SinceOpening: false,
};
const regular: SegmentSilence = { ...silent, AsOf: '2026-11-20T11:20:03Z', SilentSince: null };
const closed: SegmentSilence = { ...regular, AsOf: '2026-11-20T17:00:03Z', IsTrading: false };

const examples: readonly ({ readonly type: 'tab.hidden' | 'tab.shown' } | WorldEvent)[] = [
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
  { type: 'xstate.done.actor.askSilence', output: silent },
  { type: 'xstate.done.actor.askSilence', output: regular },
  { type: 'xstate.done.actor.askSilence', output: closed },
  { type: 'xstate.error.actor.askSilence', error: new Error('no answer') },
  { type: 'xstate.after.askPause.segmentSilence.idle' },
];

const isConsistent = ({ context: { latest, over } }: SnapshotFrom<typeof segmentSilenceMachine>): void =>
  expect(over === null || latest?.SilentSince === null).toBe(true);

export const segmentSilenceKit: Kit<typeof segmentSilenceMachine> = {
  flow: 'segmentSilence',
  machine: segmentSilenceMachine,
  input: { dataType: 'trade', venue: 'TPIC', segment: 'LNFI' },
  examples,
  key: ({ value, context: { latest, over } }) => [value, latest, over !== null],
  label: (event) =>
    'output' in event ? `${event.type} as of ${event.output.AsOf.slice(11, 16)}` : event.type,
  states: {
    asking: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    idle: isConsistent,
    paused: isConsistent,
  },
};
