import { expect } from 'vitest';
import { type VenueEvent, venueMachine, viewOf } from '../../../machines/venue.ts';
import type { DataCondition, DayConditions, VenueFacts } from '../../../src/contract/generated/types.ts';
import { addDays, weekdayOf } from '../../../src/domain/subscription/calendar.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** A year up to 20 November: one day degraded, weekends closed. */
export function daysOf(year: number): DayConditions[] {
  return Array.from({ length: 365 }, (_, at) => {
    const day = addDays(`${year}-01-01`, at);
    const isClosed = [0, 6].includes(weekdayOf(day));
    const isPast = day < '2026-11-20';
    const condition = isClosed ? 'closed' : isPast ? 'available' : 'pending';
    const told: DataCondition = {
      condition,
      reasons: [],
      rows: isPast && !isClosed ? at + 1 : 0,
      changedAt: null,
    };
    return {
      day,
      hours: isClosed ? [] : [{ from: `${day}T07:00:00Z`, to: `${day}T17:00:00Z` }],
      orders: null,
      trades:
        day === '2026-11-17'
          ? {
              condition: 'degraded',
              reasons: ['LNFI: no row from 12:04 to 14:25 UTC; one was expected every 60 minutes.'],
              rows: 321,
              changedAt: null,
            }
          : told,
    };
  });
}

/** A venue that publishes trades alone, of which one segment is silent. */
export const venueShown: VenueFacts = {
  venue: 'TPIC',
  venueName: 'TP ICAP EU - MTF',
  type: 'MTF',
  group: 2,
  legalEntity: null,
  lei: '213800R54EFFINMY1P02',
  country: 'FR',
  city: 'PARIS',
  segments: [
    { mic: 'LNFI', operatingMic: 'TPIC', name: 'Fixed income' },
    { mic: 'TPIC', operatingMic: 'TPIC', name: 'TP ICAP EU - MTF' },
  ],
  orders: false,
  trades: true,
  assetClasses: ['Bonds'],
  orderTypes: [],
  asOf: '2026-11-20T14:17:00Z',
  timeZone: 'Europe/Paris',
  state: { isOpen: true, changesAt: '2026-11-20T17:00:00Z' },
  hours: [{ from: '2026-11-20T07:00:00Z', to: '2026-11-20T17:00:00Z' }],
  silences: [{ segment: 'LNFI', dataType: 'trade', since: '2026-11-20T12:32:00Z', expectedEvery: 60 }],
  today: [
    {
      segment: 'LNFI',
      dataType: 'trade',
      rows: 1048,
      usualRows: 1310,
      lastMinute: '2026-11-20T12:31:00Z',
      minutes: Array.from({ length: 48 }, (_, at) => (at >= 14 && at < 26 ? 20 : 0)),
      usualMinutes: Array.from({ length: 48 }, (_, at) => (at >= 14 && at < 34 ? 18.5 : 0)),
    },
  ],
  firstYear: 2024,
  year: 2026,
  days: daysOf(2026),
};

/** The same with the year before. */
export const venueYearBefore: VenueFacts = { ...venueShown, year: 2025, days: daysOf(2025) };

const examples: readonly (VenueEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'year.changed', year: '2025' },
  { type: 'year.changed', year: null },
  { type: 'xstate.done.actor.loadVenue', output: venueShown },
  { type: 'xstate.done.actor.loadVenue', output: venueYearBefore },
  { type: 'xstate.done.actor.loadVenue', output: null },
  { type: 'xstate.error.actor.loadVenue', error: new Error('no answer') },
];

export const venueKit: Kit<typeof venueMachine> = {
  flow: 'venue',
  machine: venueMachine,
  input: { mic: 'TPIC', year: null },
  examples,
  key: ({ value, context: { asked, facts } }) => [value, asked.year, facts?.year ?? null],
  label: (event) => {
    if (event.type === 'year.changed') return `${event.type}: ${event.year ?? 'this year'}`;
    return 'output' in event ? `${event.type}: ${event.output?.year ?? 'none'}` : event.type;
  },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      const { facts } = snapshot.context;
      expect(viewOf(snapshot)).toEqual(
        facts ? { kind: 'shown', facts, isLoading: true } : { kind: 'loading' },
      );
    },
    shown: (snapshot) => {
      const { facts } = snapshot.context;
      expect([venueShown, venueYearBefore]).toContain(facts);
      expect(viewOf(snapshot)).toEqual({ kind: 'shown', facts, isLoading: false });
    },
    none: (snapshot) => {
      expect(snapshot.context.facts).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'none' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.facts).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
  refusals: [
    {
      name: 'C 2: the year that is there is not loaded again',
      after: [{ type: 'xstate.done.actor.loadVenue', output: venueShown }],
      event: { type: 'year.changed', year: null },
    },
  ],
};
