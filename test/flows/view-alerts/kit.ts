import { expect } from 'vitest';
import { type ViewAlertsEvent, viewAlertsMachine, viewOf } from '../../../machines/view-alerts.ts';
import type { AlertList, ViewAlert } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import { noAlertRoomText } from '../../../src/domain/view-alerts/view-alerts.ts';
import type { Kit, WorldEvent } from '../kit.ts';
import { saved } from '../save-view/kit.ts';

/** The alert that is set, switched and removed. */
export const rising: ViewAlert = {
  id: '5b1c9a64-7d0e-4b7b-9b0a-3a8f6c2e4d15',
  viewId: saved.id,
  condition: { kind: 'priceUp', side: 'price', value: '101.25' },
  byMail: true,
  state: 'on',
  madeAt: '2026-11-20T14:32:07.123456Z',
};
const lost: ViewAlert = {
  ...rising,
  id: '66666666-6666-4666-8666-666666666666',
  condition: { kind: 'sizeAbove', side: 'price', value: '5000000' },
  byMail: false,
  state: 'rightLost',
};
const quiet: ViewAlert = {
  ...rising,
  id: '77777777-7777-4777-8777-777777777777',
  condition: { kind: 'venueSilent', side: 'price', value: '' },
};
const events: AlertList['events'] = [
  {
    id: '18',
    alertId: lost.id,
    happenedAt: '2026-11-20T14:50:00.000000Z',
    kind: 'rightLost',
    found: 0,
    rows: [],
    silence: null,
    isRead: true,
  },
  {
    id: '17',
    alertId: rising.id,
    happenedAt: '2026-11-20T14:40:00.104000Z',
    kind: 'met',
    found: 2,
    rows: [
      {
        id: '4711',
        published: '2026-11-20T14:39:59.900000Z',
        price: '101.30',
        size: '250000',
        currency: 'GBP',
        before: '101.20',
      },
    ],
    silence: null,
    isRead: false,
  },
  {
    id: '16',
    alertId: quiet.id,
    happenedAt: '2026-11-20T11:05:12.000000Z',
    kind: 'silent',
    found: 1,
    rows: [],
    silence: {
      segment: 'LNFI',
      since: '2026-11-20T10:42:00Z',
      sinceOpening: false,
      expectedEvery: 15,
      endedAt: null,
      isTrading: true,
    },
    isRead: true,
  },
];
/** The alerts, and what happened. */
export const alerts: AlertList = { alerts: [rising, lost, quiet], events, unread: 1 };
export const none: AlertList = { alerts: [], events: [], unread: 0 };
export const off: ViewAlert = { ...rising, state: 'off' };

const failed = new FailureError(failure('failed'));
const full = new FailureError(failure('refused', { message: noAlertRoomText }));

/** What the service says once alerts have sent as many mails as they may. */
export const limitText = 'Too many attempts. Please try again in 20 minutes.';
const limited = new FailureError(failure('limited', { message: limitText }));

const { state: _state, madeAt: _madeAt, ...toSet } = rising;
const wanted = { type: 'alert.wanted', ...toSet, condition: { ...toSet.condition, value: '' } } as const;
const given = { type: 'alert.given', condition: rising.condition, byMail: true } as const;
const flip = { type: 'switch.requested', id: rising.id } as const;
const remove = { type: 'removal.requested', id: rising.id } as const;
const test = { type: 'testMail.requested', id: rising.id } as const;
const marking = { type: 'marking.requested' } as const;
const listed = { type: 'xstate.done.actor.loadAlerts', output: alerts } as const;
const refreshed = { type: 'xstate.done.actor.refreshAlerts', output: alerts } as const;

const examples: readonly (ViewAlertsEvent | WorldEvent)[] = [
  listed,
  { type: 'xstate.done.actor.loadAlerts', output: none },
  { type: 'xstate.error.actor.loadAlerts', error: failed },
  { type: 'retry.requested' },
  { type: 'refresh.requested' },
  { type: 'views.changed' },
  refreshed,
  { type: 'xstate.error.actor.refreshAlerts', error: failed },
  wanted,
  { type: 'alert.declined' },
  given,
  { type: 'xstate.done.actor.saveAlert', output: rising },
  { type: 'xstate.error.actor.saveAlert', error: full },
  flip,
  { type: 'xstate.done.actor.switchAlert', output: off },
  { type: 'xstate.error.actor.switchAlert', error: failed },
  test,
  { type: 'xstate.done.actor.sendTest', output: { sentTo: 'analyst@daylight.example' } },
  { type: 'xstate.error.actor.sendTest', error: limited },
  remove,
  { type: 'xstate.done.actor.removeAlert' },
  { type: 'xstate.error.actor.removeAlert', error: failed },
  marking,
  { type: 'xstate.done.actor.markRead' },
  { type: 'xstate.error.actor.markRead', error: failed },
];

export const viewAlertsKit: Kit<typeof viewAlertsMachine> = {
  flow: 'viewAlerts',
  machine: viewAlertsMachine,
  examples,
  key: ({ value, context: { list, failure: why } }) => [
    value,
    list?.alerts.length ?? null,
    list?.unread ?? null,
    why?.kind ?? null,
  ],
  label: (event) =>
    event.type === 'xstate.done.actor.loadAlerts'
      ? `${event.type} ${event.output.alerts.length}`
      : event.type,
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(wanted)).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
    listed: (snapshot) => {
      const { context } = snapshot;
      expect(context).toMatchObject({ wanted: null, chosen: null });
      expect(viewOf(snapshot)).toMatchObject({ kind: 'listed' });
    },
    'listed.resting': (snapshot) => expect(snapshot.can(wanted)).toBe(true),
    'listed.refreshing': (snapshot) => {
      expect(snapshot.can(wanted)).toBe(true);
      expect(snapshot.can({ type: 'refresh.requested' })).toBe(false);
    },
    setting: (snapshot) => {
      expect(snapshot.context.wanted).toMatchObject({ id: rising.id, viewId: saved.id });
      expect(snapshot.can(given)).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'setting' });
    },
    saving: (snapshot) => {
      expect(snapshot.context.wanted).toEqual(toSet);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'saving' });
    },
    switching: (snapshot) => {
      expect(snapshot.can(flip)).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'changing' });
    },
    testing: (snapshot) => {
      expect(snapshot.can(test)).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'changing' });
    },
    removing: (snapshot) => {
      expect(snapshot.can(remove)).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'changing' });
    },
    marking: (snapshot) => {
      expect(snapshot.can(marking)).toBe(false);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'changing' });
    },
  },
  refusals: [
    {
      name: 'C 11: an alert that is not in the list cannot be switched',
      after: [listed],
      event: { ...flip, id: saved.id },
    },
    {
      name: 'an alert that is not in the list cannot be removed',
      after: [listed],
      event: { ...remove, id: saved.id },
    },
    {
      name: 'C 11: an alert that is told here only has no mail to test',
      after: [listed],
      event: { ...test, id: lost.id },
    },
    {
      name: 'notices that are read are not marked as read again',
      after: [listed, marking, { type: 'xstate.done.actor.markRead' }],
      event: marking,
    },
  ],
};
