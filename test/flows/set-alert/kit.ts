import { expect } from 'vitest';
import { type SetAlertEvent, setAlertMachine, viewOf } from '../../../machines/set-alert.ts';
import type { SaveAlert } from '../../../src/contract/generated/types.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';
import { rising } from '../view-alerts/kit.ts';

/** What the service says of a price that has risen already. */
export const alreadyTrue =
  'This is true already: the price was 101.30 GBP 15 minutes ago. Choose a higher number, or another condition';

/** The view that is saved with the alert. */
export const watchedView: NonNullable<SaveAlert['view']> = {
  name: 'UK Treasury 4¼% 2034, IMCE, Trades',
  selection: {
    datatype: 'trade',
    tv: 'ICPM',
    assetclass: 'Bonds',
    subassetclass: 'Sovereign bonds',
    instrument: 'GB00BMF9LJ15',
    instrumentmic: 'IMCE',
    ordertype: 'Trades',
  },
};

const met = new FailureError(failure('refused', { message: alreadyTrue, fields: { value: alreadyTrue } }));
export const wanted = { type: 'alert.wanted', id: rising.id, viewId: rising.viewId } as const;
export const given = {
  type: 'alert.given',
  condition: rising.condition,
  byMail: true,
  view: watchedView,
} as const;
export const refusedAlready = { type: 'xstate.error.actor.saveAlert', error: met } as const;
const examples: readonly (SetAlertEvent | WorldEvent)[] = [
  wanted,
  { type: 'alert.declined' },
  given,
  { type: 'xstate.done.actor.saveAlert', output: rising },
  refusedAlready,
];

export const setAlertKit: Kit<typeof setAlertMachine> = {
  flow: 'setAlert',
  machine: setAlertMachine,
  examples,
  key: ({ value, context: { failure: why } }) => [value, why !== null],
  states: {
    resting: (snapshot) => {
      expect(snapshot.can(given)).toBe(false);
      expect(viewOf(snapshot)).toEqual({ kind: 'resting' });
    },
    entering: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'entering', failure: snapshot.context.failure });
      expect(snapshot.can(given)).toBe(true);
      expect(snapshot.can(wanted)).toBe(false);
    },
    saving: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'saving' });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can(given)).toBe(false);
    },
    done: (snapshot) => {
      expect(viewOf(snapshot)).toEqual({ kind: 'done', condition: rising.condition });
      expect(snapshot.can(wanted)).toBe(true);
    },
  },
};
