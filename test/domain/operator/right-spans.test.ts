import { expect, test } from 'vitest';
import { hasSlices, type RightChange, rightSpans } from '../../../src/domain/operator/right-spans.ts';

const change = (told: Partial<RightChange>): RightChange => ({
  ...{ At: '2026-01-14 09:31:02', Right: 'live', Venue: 'ICPM', Kind: 'trade', Change: 'gained' },
  ...{ StartsOn: null, EndsOn: null, Purchase: null },
  ...told,
});

test('C 23: a right is held from the day it was gained to its last day, also if that has changed', () => {
  expect(
    rightSpans([
      change({ Right: 'delayed' }),
      change({ StartsOn: '2026-01-14', EndsOn: '2026-12-31' }),
      change({ Change: 'changed', EndsOn: '2027-01-31' }),
      change({ Venue: 'AAAA', EndsOn: '2026-06-30' }),
    ]),
  ).toEqual([
    {
      venue: 'AAAA',
      kind: 'trades',
      spans: [{ right: 'live', from: '2026-01-14', to: '2026-06-30', endedBy: null, isPaid: false }],
    },
    {
      venue: 'ICPM',
      kind: 'trades',
      spans: [
        { right: 'delayed', from: '2026-01-14', to: null, endedBy: null, isPaid: false },
        { right: 'live', from: '2026-01-14', to: '2027-01-31', endedBy: null, isPaid: false },
      ],
    },
  ]);
});

test('C 23: what ended a right is said of it, and it can be gained again', () => {
  const [row] = rightSpans([
    change({ EndsOn: '2026-12-31' }),
    change({ At: '2026-06-14 09:40:00', Change: 'refunded' }),
    change({ At: '2026-07-01 09:40:00', EndsOn: '2026-12-31' }),
    change({ At: '2027-01-02 00:05:00', Change: 'lost' }),
  ]);
  expect(row?.spans).toEqual([
    { right: 'live', from: '2026-01-14', to: '2026-06-14', endedBy: 'refunded', isPaid: false },
    { right: 'live', from: '2026-07-01', to: '2026-12-31', endedBy: 'lost', isPaid: false },
  ]);
});

test('C 23: what is no right to data of a venue is left out, and an end without a beginning changes nothing', () => {
  expect(
    rightSpans([
      change({ Right: 'subscription', Venue: null, Kind: null }),
      change({ Right: 'slice', Venue: null }),
      change({ Change: 'lost' }),
    ]),
  ).toEqual([{ venue: 'ICPM', kind: 'trades', spans: [] }]);
});

test('C 23: a dispute ends what was paid for, and what was given beside it stays', () => {
  const purchase = '0b8a5e1e-5a1c-4bde-9a53-0d0e8f3f2a11';
  const [row] = rightSpans([
    change({ EndsOn: '2026-12-31', Purchase: purchase }),
    change({ StartsOn: '2026-02-01' }),
    change({ At: '2026-06-14 09:40:00', Change: 'disputed', Purchase: purchase }),
  ]);
  expect(row?.spans).toEqual([
    { right: 'live', from: '2026-01-14', to: '2026-06-14', endedBy: 'disputed', isPaid: true },
    { right: 'live', from: '2026-02-01', to: null, endedBy: null, isPaid: false },
  ]);
});

test('C 23: slices are held from when they were given until they were taken', () => {
  const slice = (Change: string) => change({ Right: 'slice', Venue: null, Kind: null, Change });
  expect(hasSlices([])).toBe(false);
  expect(hasSlices([slice('gained'), change({ Change: 'lost' })])).toBe(true);
  expect(hasSlices([slice('gained'), slice('lost')])).toBe(false);
});
