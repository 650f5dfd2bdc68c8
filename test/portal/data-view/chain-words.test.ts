import { describe, expect, test } from 'vitest';
import type { FeedReport } from '../../../src/contract/generated/types.ts';
import { fateSentence, stepWords } from '../../../src/portal/pages/data-view/row-panel/chain-words.ts';

const report = (id: string, more: Partial<FeedReport>): FeedReport => ({
  id,
  Step: 'new',
  State: 'stands',
  By: null,
  PublicationDate: `2026-11-20T14:0${id}:00.000000Z`,
  Fields: { flags: [] },
  Source: null,
  ...more,
});
const full = report('2', { Step: 'full', Fields: { flags: ['FULA'] } });
const said = (more: Partial<FeedReport>): readonly [string, string] => {
  const first = report('1', { State: 'superseded', By: '2', ...more });
  return [stepWords(first), fateSentence(first, [first, full])];
};
const at = '14:02:00 UTC on 20 November 2026';

describe('a report that another completes says', () => {
  test.each([
    [
      'limited',
      'LMTF',
      'First report, limited details',
      `Fuller details were published at ${at}. This report`,
    ],
    [
      'limited',
      'DATF',
      'Several trades in one report',
      `Details of a trade among these were published at ${at}.`,
    ],
    ['limited', 'FWAF', 'Several trades in one report', 'sums count it instead of its details.'],
    ['amendment', 'DATF', 'Amendment', `Fuller details were published at ${at}.`],
    ['new', '', 'New trade', 'It does not say that it corrects this one, but counts in its place.'],
  ] as const)('%s under %j: %s', (Step, flag, kind, sentence) => {
    const [step, fate] = said({ Step, Fields: { flags: flag === '' ? [] : [flag] } });
    expect(step).toBe(kind);
    expect(fate).toContain(sentence);
  });

  test('of a volume that was left out, that it was published with those of other trades', () => {
    const together = report('2', { Step: 'full', Fields: { flags: ['COAF'] } });
    const first = report('1', {
      Step: 'limited',
      State: 'superseded',
      By: '2',
      Fields: { flags: ['VOLW'] },
    });
    expect(stepWords(first)).toBe('First report, limited details');
    expect(fateSentence(first, [first, together])).toBe(
      `Its volume was published at ${at}, together with the volumes of other trades. This report is not void.`,
    );
    expect(stepWords(together)).toBe('Several trades in one report');
    expect(stepWords(full)).toBe('Full details');
  });

  test('nothing of aggregates that nothing completes, other than what they are', () => {
    const alone = report('1', { Fields: { flags: ['IDAF'] } });
    expect(stepWords(alone)).toBe('Several trades in one report');
    expect(fateSentence(alone, [alone])).toBe('This report stands: nothing cancels, amends or completes it.');
  });
});
