import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allAssetClasses } from '../../../src/domain/feed/asset-classes.ts';
import { fieldAddress, flagAddress } from '../../../src/domain/feed/fields/field-address.ts';
import { publishedFields } from '../../../src/domain/feed/fields/file-fields.ts';
import { flagsOf } from '../../../src/domain/venues/flags.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const answers = answersInHand();

const placeOf = (address: string) => document.getElementById(address.split('#')[1] ?? '');

test('every field of the files and every flag of every asset class has a place of its own', async () => {
  await openPortal(answers(), '/documentation/data-format', { user: null });
  await screen.findByRole('heading', { name: 'Trades' });
  for (const dataType of ['trade', 'order'] as const)
    for (const field of publishedFields[dataType])
      expect(placeOf(fieldAddress(dataType, field))?.textContent, field.name).toContain(field.guide.field);
  for (const assetClass of allAssetClasses)
    for (const [flag, name] of flagsOf(assetClass))
      expect(placeOf(flagAddress(flag, assetClass))?.textContent, flag).toContain(name);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('a description says what the field means, how it is written and where it applies, and can be linked to', async () => {
  await openPortal(answers(), '/documentation/data-format', { user: null });
  const term = await screen.findByRole('link', { name: 'publicationDate' });
  expect(term.getAttribute('href')).toBe('#trade-publicationDate');
  const text = term.closest('div')?.textContent;
  expect(text).toContain('when the venue published the report, in UTC');
  expect(text).toContain('Format: YYYY-MM-DDThh:mm:ss.ddddddZ, UTC; never before the trade');
  expect(text).toContain('Applies to: all');
  const shares = screen.getByRole('region', { name: 'Flags of shares (RTS 1)' });
  expect(within(shares).getByRole('link', { name: 'BENC' }).closest('div')?.textContent).toContain(
    'Benchmark',
  );
});
