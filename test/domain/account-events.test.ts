import { expect, test } from 'vitest';
import { eventWords } from '../../src/domain/account/account-events.ts';

test.each([
  ['operator-act', 'refund part of payment', 'Act of our staff: refund of a part asked for'],
  ['operator-act', 'an act of a later release', 'Act of our staff: an act of a later release'],
  ['closing-asked', '2026-12-05', 'Account to be closed on 5 December 2026'],
  ['closing-asked', null, 'Account to be closed'],
  ['key-made', 'Nightly report', 'API key made: Nightly report'],
])('C 25: %s about %s is read as “%s”', (kind, about, words) => {
  expect(eventWords({ kind, about })).toBe(words);
});
