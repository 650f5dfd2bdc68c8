import { expect } from 'vitest';
import { type PublishersEvent, publishersMachine } from '../../../machines/publishers.ts';
import type { Publisher } from '../../../src/domain/publishing/publisher.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** An investment firm with two reports, a trading venue with one, and a trading venue with none. */
export const publishers: readonly Publisher[] = [
  {
    id: 1,
    name: 'Daylight Securities',
    type: 'IF',
    mic: null,
    reports: [
      { id: 12, date: '2026-04-30', name: '30 April 2026' },
      { id: 11, date: '2025-04-30', name: '30 April 2025' },
    ],
  },
  {
    id: 2,
    name: 'TP ICAP UK MTF',
    type: 'TV',
    mic: 'ICPM',
    reports: [{ id: 21, date: '2026-09-30', name: '30 September 2026' }],
  },
  { id: 3, name: 'PVM Oil Futures', type: 'TV', mic: 'PVMF', reports: [] },
];

const examples: readonly (PublishersEvent | WorldEvent)[] = [
  { type: 'report.chosen', publisherId: 1, reportId: 12 },
  { type: 'report.chosen', publisherId: 1, reportId: null },
  { type: 'report.chosen', publisherId: 2, reportId: 21 },
  { type: 'report.submitted', publisherId: 1 },
  { type: 'report.submitted', publisherId: 2 },
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.loadPublishers', output: publishers },
  { type: 'xstate.error.actor.loadPublishers', error: new Error('no answer') },
];

export const publishersKit: Kit<typeof publishersMachine> = {
  flow: 'publishers',
  machine: publishersMachine,
  examples,
  key: ({ value, context }) => [value, context.chosen],
  label: (event) =>
    'publisherId' in event ? `${event.type} ${event.publisherId} ${event.reportId ?? ''}` : event.type,
  states: {
    loading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    choosing: (snapshot) => {
      expect(snapshot.context.publishers).toEqual(publishers);
      for (const { id } of publishers)
        expect(snapshot.can({ type: 'report.submitted', publisherId: id })).toBe(
          snapshot.context.chosen[id] !== undefined,
        );
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(false);
    },
  },
  refusals: [
    {
      name: 'B 5: no report is shown before one is chosen',
      after: [{ type: 'xstate.done.actor.loadPublishers', output: publishers }],
      event: { type: 'report.submitted', publisherId: 1 },
    },
    {
      name: 'a report can be chosen only at its own publisher',
      after: [{ type: 'xstate.done.actor.loadPublishers', output: publishers }],
      event: { type: 'report.chosen', publisherId: 1, reportId: 21 },
    },
    {
      name: 'nothing can be chosen at an unknown publisher',
      after: [{ type: 'xstate.done.actor.loadPublishers', output: publishers }],
      event: { type: 'report.chosen', publisherId: 9, reportId: null },
    },
  ],
};
