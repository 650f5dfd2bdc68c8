import { expect, it } from 'vitest';
import { noChoices } from '../../src/domain/feed/choices.ts';
import { instrumentHint } from '../../src/portal/pages/data-select/level-texts.ts';

const hint = (total: number, search: string): string =>
  instrumentHint({
    ...noChoices,
    typed: search,
    searchDelay: 0,
    total,
    search,
    options: { ...noChoices.options, instrument: [{ value: 'GB00BH4HKS39', label: 'GB00BH4HKS39' }] },
  });

it('the hint says more than 1,000 when the service stopped counting there', () => {
  expect(hint(1_000, '')).toBe('1,000 instruments. Type a name or an ISIN.');
  expect(hint(1_001, '')).toBe('More than 1,000 instruments. Type a name or an ISIN.');
  expect(hint(1_001, 'bond')).toBe('More than 1,000 instruments with \u201cbond\u201d in the name or ISIN.');
  expect(hint(1, 'bond')).toBe('1 instrument with \u201cbond\u201d in the name or ISIN.');
});
