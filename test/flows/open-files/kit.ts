import { expect } from 'vitest';
import { type OpenFilesEvent, openFilesMachine, viewOf } from '../../../machines/open-files.ts';
import { filesOf, type OpenFile, type OpenFileIndex } from '../../../src/domain/feed/open-files.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const venues = { IGDL: 'ICAP Global Derivatives Limited', PVMF: 'PVM Oil Futures' } as const;
const two = (value: number): string => String(value).padStart(2, '0');

function quarter(index: number, venue: keyof typeof venues): OpenFile {
  const clock = (quarters: number): string => `${two(Math.floor(quarters / 4))}:${two((quarters % 4) * 15)}`;
  return {
    path: `/open-data/2026-11-20/${venue.toLowerCase()}-trades-${clock(index).replace(':', '')}.csv`,
    venue,
    venueName: venues[venue],
    kind: 'trades',
    period: 'quarter-hour',
    day: '2026-11-20',
    from: `2026-11-20T${clock(index)}:00Z`,
    to: `2026-11-20T${clock(index + 1)}:00Z`,
    format: 'csv',
    bytes: 12_345 + index,
    rows: 80 + index,
    sha256: 'ab'.repeat(32),
  };
}

/** Sixty quarter-hours of one venue and one of another. */
export const fileIndex: OpenFileIndex = {
  updatedAt: '2026-11-20T15:15:00Z',
  files: [...Array.from({ length: 60 }, (_, index) => quarter(index, 'IGDL')), quarter(3, 'PVMF')],
};

const examples: readonly (OpenFilesEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'filter.changed', filter: { venue: 'PVMF' } },
  { type: 'filter.changed', filter: { venue: null } },
  { type: 'files.moreRequested' },
  { type: 'xstate.done.actor.loadIndex', output: fileIndex },
  { type: 'xstate.error.actor.loadIndex', error: new Error('no answer') },
];

export const openFilesKit: Kit<typeof openFilesMachine> = {
  flow: 'openFiles',
  machine: openFilesMachine,
  examples,
  key: ({ value, context }) => [value, context.index !== null, context.filter.venue, context.shown],
  label: (event) =>
    event.type === 'filter.changed' ? `${event.type} ${event.filter.venue ?? 'all'}` : event.type,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject(
        snapshot.context.index === null ? { kind: 'loading' } : { kind: 'listed', isRefreshing: true },
      );
    },
    listed: (snapshot) => {
      const {
        context: { index, filter },
      } = snapshot;
      expect(filesOf(index, filter)).toHaveLength(filter.venue === 'PVMF' ? 1 : 61);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'listed', isRefreshing: false });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
  refusals: [
    {
      name: 'a list that is shown completely has no more files',
      after: [
        { type: 'xstate.done.actor.loadIndex', output: fileIndex },
        { type: 'filter.changed', filter: { venue: 'PVMF' } },
      ],
      event: { type: 'files.moreRequested' },
    },
  ],
};
