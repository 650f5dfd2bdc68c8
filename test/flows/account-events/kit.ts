import { expect } from 'vitest';
import { accountEventsMachine, viewOf } from '../../../machines/account-events.ts';
import type { AccountEventList } from '../../../src/contract/generated/types.ts';
import type { Kit } from '../kit.ts';

const event = (id: string, kind: string, about: string | null = null, browser: string | null = null) => ({
  id,
  at: '2026-11-20T14:32:07.123456Z',
  kind,
  about,
  browser,
});

export const first: AccountEventList = {
  events: [
    event('12', 'signed-in', null, 'Firefox on Windows'),
    event('11', 'key-made', 'Nightly report', 'Firefox on Windows'),
    event('10', 'operator-act', 'sign out account'),
  ],
  next: '10',
};
export const last: AccountEventList = {
  events: [event('9', 'paid', '$600, receipt DL-2026-000081')],
  next: null,
};
export const none: AccountEventList = { events: [], next: null };

export const accountEventsKit: Kit<typeof accountEventsMachine> = {
  flow: 'accountEvents',
  machine: accountEventsMachine,
  examples: [
    { type: 'xstate.done.actor.loadEvents', output: first },
    { type: 'xstate.done.actor.loadEvents', output: last },
    { type: 'xstate.done.actor.loadEvents', output: none },
    { type: 'xstate.error.actor.loadEvents', error: new Error('no answer') },
    { type: 'retry.requested' },
    { type: 'more.requested' },
    { type: 'events.outdated' },
  ],
  key: ({ value, context }) => [value, Math.min(context.events?.length ?? -1, 4), context.next],
  label: (event) => [event.type, event.output?.events.length].filter((part) => part !== undefined).join(' '),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'more.requested' })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading', events: snapshot.context.events });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', events: snapshot.context.events });
    },
    listed: (snapshot) => {
      const { events, next } = snapshot.context;
      expect(events).not.toBeNull();
      expect(snapshot.can({ type: 'more.requested' })).toBe(next !== null);
      expect(viewOf(snapshot)).toEqual({
        ...{ kind: 'listed', events, hasMore: next !== null, isFirst: next === null },
      });
    },
  },
  refusals: [
    {
      name: 'there is no more than all',
      after: [{ type: 'xstate.done.actor.loadEvents', output: last }],
      event: { type: 'more.requested' },
    },
  ],
};
