import type { AnyEventObject } from 'xstate';
import type { viewAlertsMachine } from '../../../machines/view-alerts.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { alerts, off, rising } from './kit.ts';

type Listed = { readonly list: typeof alerts | null };
const stateOf = ({ list }: Listed, { id }: AnyEventObject): string | undefined =>
  list?.alerts.find((alert) => alert.id === id)?.state;
const isByMail = ({ list }: Listed, { id }: AnyEventObject): boolean =>
  list?.alerts.find((alert) => alert.id === id)?.byMail === true;
const isNew = ({ list }: Listed): boolean => list?.events.some(({ isRead }) => !isRead) === true;

export const predicates: Predicates<typeof viewAlertsMachine> = {
  'the list is unchanged': ({ list }, { output }) => JSON.stringify(list) === JSON.stringify(output),
  'a failure is shown': ({ failure }) => failure !== null,
  'it is on': (context, event) => stateOf(context, event) === 'on',
  'it is on, and a failure is shown': (context, event) =>
    stateOf(context, event) === 'on' && context.failure !== null,
  'it is off': (context, event) => stateOf(context, event) === 'off',
  'it is off, and a failure is shown': (context, event) =>
    stateOf(context, event) === 'off' && context.failure !== null,
  'it is in the list': (context, event) => stateOf(context, event) !== undefined,
  'it is in the list, and a failure is shown': (context, event) =>
    stateOf(context, event) !== undefined && context.failure !== null,
  'it is by mail': (context, event) => isByMail(context, event),
  'it is by mail, and a failure is shown': (context, event) =>
    isByMail(context, event) && context.failure !== null,
  'there are new events': (context) => isNew(context),
  'there are new events, and a failure is shown': (context) => isNew(context) && context.failure !== null,
  'the alert is unchanged': ({ list }, { output }) =>
    list?.alerts.some((alert) => JSON.stringify(alert) === JSON.stringify(output)) === true,
};

const failed = new FailureError(failure('failed'));
const listed = { type: 'xstate.done.actor.loadAlerts', output: alerts };
const flip = { type: 'switch.requested', id: rising.id };
const isOff = { type: 'xstate.done.actor.switchAlert', output: off };
const refresh = { type: 'refresh.requested' };
const notRefreshed = { type: 'xstate.error.actor.refreshAlerts', error: failed };
const readFails = [{ type: 'marking.requested' }, { type: 'xstate.error.actor.markRead', error: failed }];

export const walks: Walks = {
  'it is switched off, and switching it back fails, twice': [
    listed,
    flip,
    isOff,
    notRefreshed,
    flip,
    { type: 'xstate.error.actor.switchAlert', error: failed },
    notRefreshed,
    flip,
    isOff,
  ],
  'it is switched back while the list is loading': [listed, flip, isOff, refresh, flip, isOff],
  'it is switched back while the list is loading after a failure': [
    listed,
    flip,
    isOff,
    ...readFails,
    refresh,
    flip,
    isOff,
  ],
};
