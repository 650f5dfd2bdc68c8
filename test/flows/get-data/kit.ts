import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type GetDataEvent, getDataMachine, viewOf } from '../../../machines/get-data.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import {
  type DataChoice,
  type DataOffer,
  type Download,
  getDataAddress,
  lastDayBefore,
  rowsOnDays,
} from '../../../src/domain/feed/data-choice.ts';
import type { OpenFile } from '../../../src/domain/feed/open-files.ts';
import type { Kit, WorldEvent } from '../kit.ts';
import { venueYearBefore } from '../venue/kit.ts';

/** The time of the visit. */
const at = '2026-11-20T14:32:30.000Z';

/** A day of a venue of which there is an open file. */
export const aDay: DataChoice = {
  datatype: 'trade',
  tv: 'TPIC',
  instrument: null,
  from: '2025-11-19',
  to: '2025-11-19',
  format: 'csv',
};

/** Days of the same venue out of the history. */
export const someDays: DataChoice = { ...aDay, from: '2025-11-03', to: '2025-11-05', format: 'ndjson' };

export const openFile: OpenFile = {
  path: '/open-data/2025-11-19/trades-TPIC-2025-11-19.csv',
  venue: 'TPIC',
  venueName: 'TP ICAP EU - MTF',
  kind: 'trades',
  period: 'day',
  day: '2025-11-19',
  from: '2025-11-19T00:00:00Z',
  to: '2025-11-20T00:00:00Z',
  format: 'csv',
  bytes: 20,
  rows: 1204,
  sha256: 'a'.repeat(64),
};

const { days } = venueYearBefore;
const asOpenFile: DataOffer = { way: 'openFiles', files: [openFile] };
const outOfHistory: DataOffer = { way: 'history', rows: rowsOnDays(days, someDays), isDelayed: true };
const nothing: DataOffer = { way: 'nothing', lastDay: lastDayBefore(days, someDays) };

/** What comes of each. */
export const dayDownload: Download = {
  choice: aDay,
  names: ['trades-TPIC-2025-11-19.csv'],
  bytes: 20,
  at: '2026-11-20T14:33:00.000Z',
};
export const daysDownload: Download = {
  choice: someDays,
  names: ['trades-TPIC-2025-11-03-to-2025-11-05.ndjson'],
  bytes: 20,
  at: '2026-11-19T09:00:00.000Z',
};

export const searchOf = (choice: DataChoice): string => getDataAddress(choice).replace('/get-data', '');

export const toAddress = (search: string) => ({ type: 'address.changed', search, at }) as const;
const found = (output: DataOffer) => ({ type: 'xstate.done.actor.lookUp', output }) as const;
const came = (output: Download) => ({ type: 'xstate.done.actor.fetchData', output }) as const;
export const foundFile = found(asOpenFile);
const foundHistory = found(outOfHistory);
const foundNothing = found(nothing);
export const failedLook = {
  type: 'xstate.error.actor.lookUp',
  error: new FailureError(failure('unavailable')),
} as const;
const failedFetch = {
  type: 'xstate.error.actor.fetchData',
  error: new FailureError(failure('unavailable')),
} as const;
export const requested = { type: 'download.requested' } as const;
export const repeated = { type: 'download.repeated', choice: someDays } as const;

const examples: readonly (GetDataEvent | WorldEvent)[] = [
  ...['', searchOf(aDay), searchOf(someDays)].map(toAddress),
  { type: 'retry.requested' },
  requested,
  { type: 'download.progressed', received: 5 },
  { type: 'download.cancelled' },
  repeated,
  { type: 'downloads.cleared' },
  foundFile,
  foundHistory,
  foundNothing,
  failedLook,
  came(dayDownload),
  failedFetch,
];

const isOf = (event: AnyEventObject): string =>
  'search' in event
    ? event.search || 'none'
    : (event.output?.way ?? (event.output ? searchOf(event.output.choice) : ''));

export const getDataKit: Kit<typeof getDataMachine> = {
  flow: 'getData',
  machine: getDataMachine,
  input: { search: searchOf(aDay), at, downloads: [daysDownload] },
  alsoFrom: { 'nothing chosen': { search: '', at, downloads: [] } },
  examples,
  key: ({ value, context: { choice, isWanted, received, failure: why, downloads } }) => [
    value,
    (isWanted || why !== null) && choice.format,
    received > 0,
    downloads.length > 0,
  ],
  label: (event) => `${event.type} ${isOf(event)}`.trim(),
  states: {
    deciding: () => {},
    choosing: (snapshot) => {
      expect(snapshot.context.choice.tv).toBeNull();
      expect(viewOf(snapshot)).toEqual({ kind: 'choosing' });
    },
    looking: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ offer: null, failure: null });
      expect(viewOf(snapshot)).toEqual({ kind: 'looking' });
    },
    nothing: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'nothing', offer: nothing });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', failure: failure('unavailable') });
    },
    ready: (snapshot) => {
      expect(snapshot.can(requested)).toBe(true);
      expect(snapshot.context.offer?.way).not.toBe('nothing');
    },
    'ready.offered': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'offered', offer: snapshot.context.offer });
    },
    'ready.saved': (snapshot) => {
      const { offer } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'saved', offer, download: dayDownload });
    },
    'ready.cancelled': (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'cancelled', offer: snapshot.context.offer });
    },
    'ready.notSaved': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      const { offer } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'notSaved', offer, failure: failure('unavailable') });
    },
    downloading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const { offer, received } = snapshot.context;
      expect(viewOf(snapshot)).toEqual({ kind: 'downloading', offer, received });
    },
  },
  refusals: [
    {
      name: 'nothing is downloaded before it is known what there is',
      after: [],
      event: requested,
    },
    { name: 'where there are no rows nothing is downloaded', after: [foundNothing], event: requested },
    {
      name: 'what was never downloaded is not repeated',
      after: [],
      event: { type: 'download.repeated', choice: aDay },
    },
    {
      name: 'an empty list is not cleared',
      after: [{ type: 'downloads.cleared' }],
      event: { type: 'downloads.cleared' },
    },
    {
      name: 'the choice that is there is not looked up again',
      after: [foundFile],
      event: toAddress(searchOf(aDay)),
    },
    {
      name: 'only one download runs at a time',
      after: [foundFile, requested],
      event: requested,
    },
  ],
};
