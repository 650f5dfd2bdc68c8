import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Terms } from '../src/contract/generated/types.ts';
import { unprovided } from './unprovided.ts';

export type TermsInput = {
  /** The requested version; null for the one in force. */
  version: string | null;
};

export type TermsContext = TermsInput & {
  /** The text last shown; it stays while a newer one loads. */
  terms: Terms | null;
};

/** The terms of use, on their page and in the popup of the registration (A 2.8, 2.10). Provide `loadTerms`. */
export const termsMachine = setup({
  types: {
    input: {} as TermsInput,
    context: {} as TermsContext,
    events: {} as { type: 'terms.requested' },
    tags: {} as 'busy' | 'error',
  },
  actors: { loadTerms: unprovided<Terms, TermsInput>('loadTerms') },
  actions: {
    keepTerms: assign({ terms: (_, terms: Terms) => terms }),
  },
}).createMachine({
  id: 'terms',
  description: 'Reading the terms of use that are in force, or another version of them.',
  context: ({ input }) => ({ ...input, terms: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The terms are being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => ({ version: context.version }),
        onDone: { target: 'shown', actions: { type: 'keepTerms', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The terms can be read and printed.',
      on: { 'terms.requested': 'loading' },
    },
    failed: {
      description: 'The terms could not be loaded; a text shown before stays, and loading can be repeated.',
      tags: 'error',
      on: { 'terms.requested': 'loading' },
    },
  },
});

/** What a page shows of the terms: those shown before stay while they load again, and after that has failed. */
type TermsView =
  | { readonly kind: 'loading' | 'failed'; readonly terms: Terms | null }
  | { readonly kind: 'shown'; readonly terms: Terms };

export function viewOf({ value, context: { terms } }: SnapshotFrom<typeof termsMachine>): TermsView {
  if (value === 'shown') return terms ? { kind: value, terms } : { kind: 'loading', terms };
  return { kind: value, terms };
}
