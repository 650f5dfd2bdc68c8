import { expect } from 'vitest';
import { type TopVenuesEvent, topVenuesMachine, viewOf } from '../../../machines/top-venues.ts';
import type { TopVenuesReport, TopVenuesYear } from '../../../src/domain/publishing/top-venues.ts';
import type { Kit, WorldEvent } from '../kit.ts';

const yearOf = (year: number, volumes: readonly string[]): TopVenuesYear => ({
  year,
  fewTrades: year === 2024,
  venues: volumes.map((volume, index) => ({
    name: `Venue ${index + 1}`,
    code: `XV0${index + 1}`,
    volume,
    orders: volume,
    passive: '60.00',
    aggressive: '40.00',
    directed: '0.00',
  })),
});

const topVenuesReport: TopVenuesReport = {
  classes: [
    {
      name: 'Bonds, professional clients',
      years: [
        yearOf(2025, ['41.20', '22.10', '11.00', '8.40', '5.05']),
        yearOf(2024, ['38.00', '25.50', '12.20', '7.10', '6.00']),
      ],
    },
    { name: 'Interest rate derivatives, professional clients', years: [yearOf(2025, ['70.00', '30.00'])] },
  ],
};

const examples: readonly (TopVenuesEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'class.chosen', instrumentClass: 'Interest rate derivatives, professional clients' },
  { type: 'xstate.done.actor.loadTopVenues', output: topVenuesReport },
  { type: 'xstate.done.actor.loadTopVenues', output: null },
  { type: 'xstate.error.actor.loadTopVenues', error: new Error('no answer') },
];

export const topVenuesKit: Kit<typeof topVenuesMachine> = {
  flow: 'topVenues',
  machine: topVenuesMachine,
  input: { publisherId: 1, formattedDate: '30 April 2026' },
  examples,
  key: ({ value, context }) => [value, context.instrumentClass],
  label: (event) => ('output' in event ? `${event.type}: ${event.output ? 'figures' : 'none'}` : event.type),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    shown: (snapshot) => {
      const { context } = snapshot;
      expect(context.report).toEqual(topVenuesReport);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', report: topVenuesReport });
    },
    none: (snapshot) => {
      const { context } = snapshot;
      expect(context.report).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'none' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
  refusals: [
    {
      name: 'a class that the report does not have cannot be chosen',
      after: [{ type: 'xstate.done.actor.loadTopVenues', output: topVenuesReport }],
      event: { type: 'class.chosen', instrumentClass: 'Shares' },
    },
  ],
};
