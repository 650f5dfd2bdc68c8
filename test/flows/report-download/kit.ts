import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import {
  type ReportDownloadEvent,
  reportDownloadMachine,
  viewOf,
} from '../../../machines/report-download.ts';
import type { ReportChoice } from '../../../src/domain/publishing/report-choice.ts';
import type { ReportGroup } from '../../../src/domain/publishing/report-files.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const venueReport: ReportChoice = {
  publisherId: 2,
  publisherType: 'TV',
  publisherName: 'TP ICAP UK MTF',
  reportDate: '2026-09-30',
  formattedDate: '30 September 2026',
};
export const reportLink = { publisherId: 2, reportDate: '2026-09-30' };

const path = (name: string): string => `/files/reports/icpm-2026-09-30-${name}.csv`;

/** A segment with two files, and a file without a segment. */
export const reportGroups: readonly ReportGroup[] = [
  {
    mic: 'IMCE',
    name: 'Cash equity',
    description: 'TP ICAP UK MTF, cash equity',
    files: [
      { name: 'Table 1', path: path('imce-table-1') },
      { name: 'Table 2', path: path('imce-table-2') },
    ],
  },
  {
    mic: null,
    name: null,
    description: null,
    files: [{ name: 'Notes', path: path('notes') }],
  },
];
const [segment, plain] = reportGroups;
export const segmentFile = segment?.files[0] ?? { name: '', path: '' };
export const plainFile = plain?.files[0] ?? { name: '', path: '' };

const opened: ReportDownloadEvent = { type: 'page.opened', choice: venueReport, link: null };
const listed: WorldEvent = { type: 'xstate.done.actor.loadReports', output: reportGroups };

const examples: readonly (ReportDownloadEvent | WorldEvent)[] = [
  opened,
  { type: 'page.opened', choice: null, link: reportLink },
  { type: 'page.opened', choice: null, link: null },
  { type: 'file.chosen', group: 0, path: segmentFile.path },
  { type: 'file.chosen', group: 0, path: null },
  { type: 'group.submitted', group: 0 },
  { type: 'row.submitted', path: plainFile.path },
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.findReport', output: venueReport },
  { type: 'xstate.done.actor.findReport', output: null },
  { type: 'xstate.error.actor.findReport', error: new Error('no answer') },
  listed,
  { type: 'xstate.error.actor.loadReports', error: new Error('no answer') },
  { type: 'xstate.error.actor.downloads', error: new Error('a defect') },
];

export const reportDownloadKit: Kit<typeof reportDownloadMachine> = {
  flow: 'reportDownload',
  machine: reportDownloadMachine,
  input: { contact: 'support@daylight.example' },
  examples,
  actors: { downloads: fromCallback(() => {}) },
  key: ({ value, context }) => [value, context.choice !== null, context.chosen],
  label: (event) => {
    if (event.type === 'page.opened')
      return `page.opened with ${event.choice ? 'state' : event.link ? 'a link' : 'nothing'}`;
    if (event.type === 'file.chosen') return event.path === null ? 'file.chosen: none' : event.type;
    if (event.type.endsWith('findReport') && 'output' in event)
      return event.output ? event.type : `${event.type}: none`;
    return event.type;
  },
  states: {
    idle: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'opening' });
    },
    turnedAway: (snapshot) => {
      expect(snapshot.context.choice).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'opening' });
    },
    findingReport: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.link).toEqual(reportLink);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    unknownReport: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.context).toMatchObject({ choice: null, groups: [] });
      expect(viewOf(snapshot)).toMatchObject({ kind: 'unknownReport' });
    },
    loadingReports: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.choice).toEqual(venueReport);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading', choice: venueReport });
    },
    choosing: (snapshot) => {
      expect(snapshot.context.groups).toEqual(reportGroups);
      expect(snapshot.can({ type: 'group.submitted', group: 0 })).toBe(
        snapshot.context.chosen[0] !== undefined,
      );
      expect(viewOf(snapshot)).toMatchObject({ kind: 'choosing', choice: snapshot.context.choice });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'B 5: a segment’s file cannot be downloaded before one is chosen',
      after: [opened, listed],
      event: { type: 'group.submitted', group: 0 },
    },
    {
      name: 'a file of another segment cannot be chosen',
      after: [opened, listed],
      event: { type: 'file.chosen', group: 0, path: plainFile.path },
    },
    {
      name: 'nothing can be chosen in a segment that does not exist',
      after: [opened, listed],
      event: { type: 'file.chosen', group: 7, path: null },
    },
    {
      name: 'a path that is not listed cannot be downloaded',
      after: [opened, listed],
      event: { type: 'row.submitted', path: '/files/reports/../secret' },
    },
    { name: 'a page is opened only once', after: [opened], event: opened },
  ],
};
