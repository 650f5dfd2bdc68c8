import {
  type AnyActorRef,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { changesIn, type Details, detailsSavedText, noDetails } from '../src/domain/account/details.ts';
import type { Alert } from '../src/domain/alert.ts';
import { type FormReport, formMachine } from './form.ts';
import { unprovided } from './unprovided.ts';

type DetailsInput = {
  /** The unsaved changes from before a reload, by field; null if there were none. */
  kept: Partial<Details> | null;
};

export type DetailsEvent =
  | FormReport<Details>
  | { type: 'retry.requested' }
  | { type: 'details.unlocked' }
  /** Unsaved changes kept from before a reload are no longer wanted. */
  | { type: 'draft.discarded' }
  | { type: 'amendment.dropped' }
  /** The user is about to leave for another page while the form is dirty. */
  | { type: 'departure.attempted' }
  | { type: 'departure.declined' }
  | { type: 'departure.confirmed' };

/**
 * The user's own details (A 2.9, 3.3, 4.5): read-only until amended, locked again when saved. Provide `loadDetails`,
 * `form`, whose `submitForm` saves and resolves with the new `Details`, and `draft`, which keeps unsaved changes across
 * a reload.
 */
export const detailsMachine = setup({
  types: {
    input: {} as DetailsInput,
    context: {} as DetailsInput,
    events: {} as DetailsEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy' | 'error',
    children: {} as { form: 'form'; draft: 'draft'; loadDetails: 'loadDetails' },
  },
  actors: {
    form: formMachine,
    draft: fromCallback<{ type: 'none' }, { parent: AnyActorRef }>(() => {}),
    loadDetails: unprovided<Details>('loadDetails'),
  },
  guards: {
    isAmended: ({ context }) => context.kept !== null,
  },
  actions: {
    fillForm: sendTo('form', (_, details: Details) => ({
      type: 'form.filled' as const,
      values: { ...details },
    })),
    keepChanges: assign(({ context }, details: Details) => ({ kept: changesIn(context.kept, details) })),
    restoreKept: enqueueActions(({ context, enqueue }) => {
      for (const [name, value] of Object.entries(context.kept ?? {}))
        enqueue.sendTo('form', { type: 'field.changed', name, value });
    }),
    forgetKept: assign({ kept: null }),
    resetForm: sendTo('form', { type: 'form.reset' }),
    commitForm: sendTo('form', { type: 'form.committed' }),
    announceSuccess: emit({ type: 'alert', alert: { message: detailsSavedText } }),
  },
}).createMachine({
  id: 'details',
  description: 'The person’s own account details: reading, amending and saving them.',
  initial: 'loading',
  context: ({ input }) => input,
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ self }) => ({ form: 'DetailsForm', initialValues: { ...noDetails }, parent: self }),
    onError: '.broken',
  },
  states: {
    loading: {
      description: 'The details are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadDetails',
        src: 'loadDetails',
        onDone: {
          target: 'readOnly',
          actions: [
            { type: 'fillForm', params: ({ event }) => event.output },
            { type: 'keepChanges', params: ({ event }) => event.output },
          ],
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The details could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    readOnly: {
      description: 'The details are shown and locked.',
      initial: 'plain',
      states: {
        plain: {
          description: 'There is nothing to save.',
          always: { guard: 'isAmended', target: 'offering' },
          on: { 'details.unlocked': '#details.amending' },
        },
        offering: {
          description: 'Changes from before the page was reloaded can be continued or discarded.',
          on: {
            'details.unlocked': { target: '#details.amending', actions: ['restoreKept', 'forgetKept'] },
            'draft.discarded': { target: 'plain', actions: 'forgetKept' },
          },
        },
      },
    },
    amending: {
      description: 'All details but the e-mail address can be changed.',
      initial: 'editing',
      // If it fails, only a reload loses anything.
      invoke: { id: 'draft', src: 'draft', input: ({ self }) => ({ parent: self }), onError: {} },
      on: {
        'form.sent': 'saving',
        'amendment.dropped': { target: 'readOnly', actions: 'resetForm' },
      },
      states: {
        editing: {
          description: 'Details are being changed, also after the service has refused them.',
          on: { 'departure.attempted': 'askingToLeave' },
        },
        askingToLeave: {
          description: 'The person is asked whether to leave without saving.',
          on: {
            'departure.declined': 'editing',
            'departure.confirmed': { target: '#details.readOnly', actions: 'resetForm' },
          },
        },
      },
    },
    saving: {
      description: 'The changes are being saved.',
      tags: 'busy',
      on: {
        'form.accepted': {
          target: 'readOnly',
          actions: [
            'commitForm',
            { type: 'fillForm', params: ({ event }) => event.output },
            'announceSuccess',
          ],
        },
        'form.refused': 'amending',
      },
    },
    broken: {
      description: 'A part of the page has failed; only reloading the page helps.',
      tags: 'error',
    },
  },
});

/** What the page shows. */
export type DetailsView =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** The locked details; changes from before a reload may be offered. */
  | { kind: 'readOnly'; isOffering: boolean }
  /** The unlocked details; the person may be asked whether to leave them. */
  | { kind: 'amending'; isAsking: boolean }
  | { kind: 'saving' }
  | { kind: 'broken' };

export function viewOf(snapshot: SnapshotFrom<typeof detailsMachine>): DetailsView {
  const { value } = snapshot;
  if (typeof value === 'string') return { kind: value };
  if (snapshot.matches('readOnly'))
    return { kind: 'readOnly', isOffering: snapshot.matches({ readOnly: 'offering' }) };
  return { kind: 'amending', isAsking: snapshot.matches({ amending: 'askingToLeave' }) };
}
