import { expect } from 'vitest';
import { type DataCalendarEvent, dataCalendarMachine, viewOf } from '../../../machines/data-calendar.ts';
import type { MonthConditions } from '../../../src/contract/generated/types.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** Two days of a venue that publishes trades alone. */
export const monthShown: MonthConditions = {
  venue: 'TPIC',
  venueName: 'TP ICAP EU - MTF',
  month: '2026-11',
  asOf: '2026-11-20T14:17:00Z',
  timeZone: 'Europe/Paris',
  days: [
    {
      day: '2026-11-11',
      hours: [],
      orders: null,
      trades: { condition: 'closed', reasons: ['Holiday: Armistice.'], rows: 0, changedAt: null },
    },
    {
      day: '2026-11-19',
      hours: [{ from: '2026-11-19T07:00:00Z', to: '2026-11-19T17:00:00Z' }],
      orders: null,
      trades: {
        condition: 'degraded',
        reasons: ['LNFI: no row from 10:33 to 12:32 UTC; one was expected every 60 minutes.'],
        rows: 1204,
        changedAt: '2026-11-19T17:00:02Z',
      },
    },
  ],
};

const examples: readonly (DataCalendarEvent | WorldEvent)[] = [
  { type: 'retry.requested' },
  { type: 'xstate.done.actor.loadMonth', output: monthShown },
  { type: 'xstate.done.actor.loadMonth', output: null },
  { type: 'xstate.error.actor.loadMonth', error: new Error('no answer') },
];

export const dataCalendarKit: Kit<typeof dataCalendarMachine> = {
  flow: 'dataCalendar',
  machine: dataCalendarMachine,
  input: { venue: 'TPIC', month: '2026-11' },
  examples,
  key: ({ value }) => [value],
  label: (event) => ('output' in event ? `${event.type}: ${event.output ? 'a month' : 'none'}` : event.type),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    shown: (snapshot) => {
      const { context } = snapshot;
      expect(context.conditions).toEqual(monthShown);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', conditions: monthShown });
    },
    none: (snapshot) => {
      const { context } = snapshot;
      expect(context.conditions).toBeNull();
      expect(viewOf(snapshot)).toMatchObject({ kind: 'none' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
};
