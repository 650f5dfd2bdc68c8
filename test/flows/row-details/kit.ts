import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type RowDetailsEvent, rowDetailsMachine, viewOf } from '../../../machines/row-details.ts';
import type { FeedReport, FeedRowDetails } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { RowKey } from '../../../src/domain/feed/row-key.ts';
import { gilt } from '../data-view/kit.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** The first trade of the examples, which was cancelled. */
export const openedRow: RowKey = { id: 'trade-1', published: '2026-11-20T14:58:09.000001Z' };

const report = (id: string, minute: number, more: Partial<FeedReport>): FeedReport => ({
  id,
  Step: 'new',
  State: 'stands',
  By: null,
  PublicationDate: `2026-11-20T14:${minute}:09.000001Z`,
  Fields: {
    tradeDate: '2026-11-20T14:56:05.000001Z',
    publicationDate: `2026-11-20T14:${minute}:09.000001Z`,
    transactionID: 'TX1',
    price: '101.241',
    missingPrice: null,
    priceNot: 'PERC',
    vol: '29500000',
    flags: ['LRGS'],
    status: 'New',
  },
  Source: { File: 'trades-1458.csv', Line: 1204, TakenAt: '2026-11-20T14:58:11.500001Z', IsTakenBack: false },
  ...more,
});

const opened = report(openedRow.id, 58, { State: 'void', By: 'cancelling' });

/** The service's answer: a trade and its cancellation, without a recorded origin. */
export const rowAnswer: FeedRowDetails = {
  DataType: 'trade',
  AssetClass: 'Bonds',
  SubAssetClass: 'Sovereign bonds',
  InstrumentID: 'GB00BMF9LJ15',
  InstrumentDescription: 'UK Treasury 4¼% 2034',
  VenueMIC: 'IMCE',
  VenueLocation: 'UK',
  IsDelayed: true,
  Reports: [
    opened,
    report('cancelling', 59, {
      Step: 'cancellation',
      State: 'event',
      Fields: { ...opened.Fields, status: 'Cancelled', flags: ['LRGS', 'CANC'] },
      Source: null,
    }),
  ],
};

const unavailable = new FailureError(failure('unavailable'));
const notThere = new FailureError(failure('notFound'));
const noKey = new FailureError(failure('refused', { fields: { row: 'Use at most 40 characters' } }));

const examples: readonly (RowDetailsEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'report.chosen', id: 'cancelling' },
  { type: 'xstate.done.actor.loadRow', output: rowAnswer },
  { type: 'xstate.error.actor.loadRow', error: unavailable },
  { type: 'xstate.error.actor.loadRow', error: notThere },
  { type: 'xstate.error.actor.loadRow', error: noKey },
];

export const rowDetailsKit: Kit<typeof rowDetailsMachine> = {
  flow: 'rowDetails',
  machine: rowDetailsMachine,
  input: { criteria: gilt, row: openedRow },
  examples,
  key: ({ value, context }) => [value, context.chosen],
  label: (event: AnyEventObject) =>
    event.type === 'xstate.error.actor.loadRow' ? `${event.type}: ${event.error.failure.kind}` : event.type,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading' });
    },
    shown: (snapshot) => {
      const { chosen } = snapshot.context;
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', details: rowAnswer, report: { id: chosen } });
    },
    absent: (snapshot) => {
      expect(snapshot.context).toMatchObject({ details: null, failure: null });
      expect(viewOf(snapshot)).toEqual({ kind: 'absent' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', failure: { kind: 'unavailable' } });
    },
  },
  refusals: [
    {
      name: 'a report of another transaction cannot be chosen',
      after: [{ type: 'xstate.done.actor.loadRow', output: rowAnswer }],
      event: { type: 'report.chosen', id: 'trade-2' },
    },
  ],
};
