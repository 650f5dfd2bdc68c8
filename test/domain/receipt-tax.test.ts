import { expect, test } from 'vitest';
import { chargedMonths } from '../../src/domain/format/months.ts';
import { type TaxRules, taxOf, taxWords } from '../../src/domain/payment/receipt-tax.ts';

const rules: TaxRules = { treatment: 'rate', name: 'VAT', rate: '20', note: '', country: 'GB' };
const at = (country: string | null, taxNumber: string | null) => ({ country, taxNumber });

test.each([
  ['20', '500.00', '100.00'],
  ['8.1', '555.04', '44.96'],
  ['25.5', '478.09', '121.91'],
  ['0', '600.00', '0.00'],
])('a tax of %s per cent is included in the $600 paid', (rate, net, tax) => {
  expect(taxOf(600, { ...rules, rate }, null)).toMatchObject({ Treatment: 'rate', Net: net, Amount: tax });
});

test('a customer abroad with a tax number accounts for the tax; one at home or without a number does not', () => {
  expect(taxOf(600, rules, at('DE', 'DE123456789'))).toMatchObject({
    Treatment: 'reverseCharge',
    Rate: null,
    Net: '600.00',
    Amount: '0.00',
  });
  expect(taxWords(taxOf(600, rules, at('DE', 'DE123456789')))).toBe(
    'VAT reverse charge: the customer accounts for it',
  );
  for (const customer of [at('GB', 'GB999999973'), at('DE', null), at(null, 'DE123456789'), null]) {
    expect(taxOf(600, rules, customer).Treatment).toBe('rate');
  }
  expect(taxOf(600, { ...rules, country: '' }, at('DE', 'DE123456789')).Treatment).toBe('rate');
});

test('a receipt says whether tax is included, and why if none is charged', () => {
  const exempt = taxOf(600, { ...rules, treatment: 'exempt', note: 'Article 135' }, null);
  expect([taxWords(exempt), exempt.Note, exempt.Net]).toEqual(['Exempt from VAT', 'Article 135', '600.00']);
  expect(taxWords(taxOf(600, { ...rules, treatment: 'none' }, null))).toBe('No VAT charged');
  expect(taxWords(taxOf(600, rules, null))).toBe('VAT 20% included');
});

test('charged months are named', () => {
  expect(chargedMonths(6, '2026-10-01', '2027-03-31')).toBe('6 months, October 2026 to March 2027');
  expect(chargedMonths(1, '2027-03-01', '2027-03-31')).toBe('1 month, March 2027');
});
