import { expect } from 'vitest';
import { termsMachine, viewOf } from '../../../machines/terms.ts';
import type { Terms } from '../../../src/contract/generated/types.ts';
import type { Kit, WorldEvent } from '../kit.ts';

/** Two sections after a text before the first heading. */
export const shownTerms: Terms = {
  version: '2026-2',
  validFrom: '2026-12-01',
  state: 'in-force',
  sections: [
    { heading: null, paragraphs: ['An agreement between you and the provider of this portal.'] },
    { heading: 'Delayed data', paragraphs: ['It is free.', 'It is 15 minutes old.'] },
    { heading: 'Law', paragraphs: ['<b>The law</b> of England & Wales applies.'] },
  ],
};

const examples: readonly ({ type: 'terms.requested' } | WorldEvent)[] = [
  { type: 'terms.requested' },
  { type: 'xstate.done.actor.loadTerms', output: shownTerms },
  { type: 'xstate.error.actor.loadTerms', error: new Error('no answer') },
];

export const termsKit: Kit<typeof termsMachine> = {
  flow: 'terms',
  machine: termsMachine,
  input: { version: null },
  alsoFrom: { 'a version that is announced': { version: '2027-1' } },
  examples,
  key: ({ value, context }) => [value, context.terms !== null],
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'terms.requested' })).toBe(false);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    shown: (snapshot) => {
      const { context } = snapshot;
      expect(context.terms).toEqual(shownTerms);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'shown', terms: shownTerms });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
  },
};
