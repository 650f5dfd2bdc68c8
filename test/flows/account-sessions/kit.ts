import { expect } from 'vitest';
import { accountSessionsMachine, viewOf } from '../../../machines/account-sessions.ts';
import type { SessionList } from '../../../src/contract/generated/types.ts';
import type { Kit } from '../kit.ts';

export const here = {
  id: 'a'.repeat(64),
  browser: 'Firefox on Windows',
  startedAt: '2026-11-20T14:32:07.123456Z',
  lastSeenAt: '2026-11-20T14:58:40.000000Z',
  isThisOne: true,
};
export const there = {
  ...here,
  id: 'b'.repeat(64),
  browser: 'Safari on iPhone',
  startedAt: '2026-11-20T09:00:00.000000Z',
  isThisOne: false,
};
export const laptop = {
  id: '0b6f8f5e-9f0a-4a9e-8d5e-2f1f6b1c7a31',
  browser: null,
  trustedSince: '2026-10-02T09:00:00.000000Z',
  lastSignInAt: '2026-11-20T14:32:07.123456Z',
  isThisOne: true,
};

/** More than are listed. */
export const many: SessionList = { sessions: [here, there], total: 1000, browsers: [laptop] };
export const alone: SessionList = { sessions: [here], total: 1, browsers: [] };

export const end = { type: 'end.requested', id: there.id } as const;
export const forget = { type: 'forgetting.requested', id: laptop.id } as const;
const failed = new Error('no answer');

export const accountSessionsKit: Kit<typeof accountSessionsMachine> = {
  flow: 'accountSessions',
  machine: accountSessionsMachine,
  examples: [
    { type: 'xstate.done.actor.loadSessions', output: many },
    { type: 'xstate.done.actor.loadSessions', output: alone },
    { type: 'xstate.error.actor.loadSessions', error: failed },
    { type: 'retry.requested' },
    end,
    { type: 'others.wanted' },
    { type: 'others.declined' },
    { type: 'others.confirmed' },
    forget,
    { type: 'xstate.done.actor.endSession' },
    { type: 'xstate.error.actor.endSession', error: failed },
    { type: 'xstate.done.actor.endOthers' },
    { type: 'xstate.error.actor.endOthers', error: failed },
    { type: 'xstate.done.actor.forgetBrowser' },
    { type: 'xstate.error.actor.forgetBrowser', error: failed },
  ],
  key: ({ value, context }) => [value, context.list?.total],
  label: (event) => [event.type, event.output?.total].filter((part) => part !== undefined).join(' '),
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(end)).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'loading', list: snapshot.context.list });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toEqual({ kind: 'failed', list: snapshot.context.list });
    },
    listed: (snapshot) => {
      const hasOthers = snapshot.context.list === many;
      expect(snapshot.can(end)).toBe(hasOthers);
      expect(snapshot.can({ type: 'others.wanted' })).toBe(hasOthers);
      expect(snapshot.can(forget)).toBe(hasOthers);
      expect(viewOf(snapshot)).toEqual({ kind: 'listed', list: snapshot.context.list });
    },
    ending: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'ending', list: many });
    },
    confirming: (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'confirming', list: many });
    },
    endingOthers: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'endingOthers', list: many });
    },
    forgetting: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'forgetting', list: many });
    },
  },
  refusals: [
    {
      name: 'this session is not ended here',
      after: [{ type: 'xstate.done.actor.loadSessions', output: many }],
      event: { type: 'end.requested', id: here.id },
    },
    {
      name: 'there are no others to end',
      after: [{ type: 'xstate.done.actor.loadSessions', output: alone }],
      event: { type: 'others.wanted' },
    },
    {
      name: 'a browser that is not listed is not forgotten',
      after: [{ type: 'xstate.done.actor.loadSessions', output: alone }],
      event: forget,
    },
  ],
};
