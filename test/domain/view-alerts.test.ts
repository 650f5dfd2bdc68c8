import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeedRow } from '../../src/domain/feed/feed-record.ts';
import { mailTimeOf, mostAlertMails, personMailTime } from '../../src/domain/view-alerts/alert-mails.ts';
import { alertSilenceText } from '../../src/domain/view-alerts/alert-silence.ts';
import { lastPricesOf, lastPriceWords } from '../../src/domain/view-alerts/last-price.ts';
import { alertRules, conditionWords, rowWords, sidesOf } from '../../src/domain/view-alerts/view-alerts.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('mails of alerts', () => {
  test('of one alert are at least a quarter of an hour apart', () => {
    const now = new Date(noon);
    expect(mailTimeOf(null, now)).toEqual(now);
    expect(mailTimeOf(new Date(noon - 20 * minute), now)).toEqual(now);
    expect(mailTimeOf(new Date(noon - 15 * minute), now)).toEqual(now);
    expect(mailTimeOf(new Date(noon - 5 * minute), now)).toEqual(new Date(noon + 10 * minute));
  });

  // Enough pauses to exceed the limit of a day; the default size draws too few.
  const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 120,
    size: 'max',
  });

  test('to one person never exceed the limits of an hour and a day, and never wait without need', () => {
    fc.assert(
      fc.property(pauses, (drawn) => {
        const sent: Date[] = [];
        let now = noon;
        for (const pause of drawn) {
          now += pause * minute;
          const may = personMailTime(sent, new Date(now)).getTime();
          const within = (span: number) => sent.filter((at) => at.getTime() > now - span * minute).length;
          const isFull = within(60) >= mostAlertMails.hour || within(24 * 60) >= mostAlertMails.day;
          expect(may > now).toBe(isFull);
          if (!isFull) expect(may).toBe(now);
          if (may > now) now = may;
          sent.push(new Date(now));
          expect(within(60)).toBeLessThanOrEqual(mostAlertMails.hour);
          expect(within(24 * 60)).toBeLessThanOrEqual(mostAlertMails.day);
        }
      }),
      { seed: 11, numRuns: 30 },
    );
  });
});

test('a condition and a row are each described in one line', () => {
  expect(conditionWords({ kind: 'priceUp', side: 'price', value: '101.25' })).toBe(
    'The price rises to 101.25',
  );
  expect(conditionWords({ kind: 'priceCrosses', side: 'bid', value: '9' })).toBe('The bid crosses 9');
  expect(conditionWords({ kind: 'sizeAbove', side: 'ask', value: '5' })).toBe(
    'The size of the ask is above 5',
  );
  const row = {
    published: '2026-11-20T12:00:00.000001Z',
    price: '101.30',
    size: '1000000',
    currency: 'EUR',
    before: '99',
  };
  expect(rowWords(row)).toBe(
    '2026-11-20 12:00:00.000001 UTC: price 101.30 EUR, size 1,000,000, previously 99',
  );
  expect(rowWords({ ...row, price: '1234567.50', before: '1234000' })).toBe(
    '2026-11-20 12:00:00.000001 UTC: price 1,234,567.50 EUR, size 1,000,000, previously 1,234,000',
  );
  expect(rowWords({ ...row, price: null, currency: null, before: null })).toBe(
    '2026-11-20 12:00:00.000001 UTC: size 1,000,000',
  );
  expect(rowWords({ ...row, size: null, currency: null, before: null })).toBe(
    '2026-11-20 12:00:00.000001 UTC: price 101.30',
  );
});

test('a view has the sides of its rows, numbers are exact decimals, and sizes are not negative', () => {
  expect([sidesOf('tradeDisplay'), sidesOf('rfq'), sidesOf('clob'), sidesOf('voice')]).toEqual([
    ['price'],
    ['price'],
    ['bid', 'ask'],
    ['bid', 'ask'],
  ]);
  const { isAlertDecimal, isAlertSize } = alertRules;
  expect(['1', '-0.5', '0.00000000000000001'].every((text) => isAlertDecimal?.(text, []))).toBe(true);
  expect(['01', '1'.repeat(19), '-0'].some((text) => isAlertDecimal?.(text, []))).toBe(false);
  expect([isAlertSize?.('-1', ['sizeAbove']), isAlertSize?.('-1', ['priceUp'])]).toEqual([false, true]);
});

test('the text about a silence says when it began and how it ended', () => {
  expect(conditionWords({ kind: 'venueSilent', side: 'price', value: '' })).toBe('The venue is silent');
  const silence = {
    segment: 'LNFI',
    since: '2026-11-20T10:42:00Z',
    sinceOpening: false,
    expectedEvery: 15,
    endedAt: null,
    isTrading: true,
  };
  expect(alertSilenceText(silence)).toBe(
    'No new row for LNFI since 10:42 UTC; one is expected every 15 minutes.',
  );
  expect(alertSilenceText({ ...silence, sinceOpening: true })).toContain('since trading began at 10:42 UTC');
  expect(alertSilenceText({ ...silence, isTrading: false })).toBe(alertSilenceText(silence));
  const over = { ...silence, endedAt: '2026-11-20T11:20:03Z' };
  expect(alertSilenceText(over)).toBe(
    'Rows for LNFI are arriving again: none arrived from 10:42 to 11:20 UTC.',
  );
  expect(alertSilenceText({ ...over, isTrading: false })).toBe(
    'Trading on LNFI has ended; no new row arrived from 10:42 to 11:20 UTC.',
  );
});

describe('the last price', () => {
  const newest = '2026-11-20T14:03:10.000001Z';
  const row = { id: '1', price: '1101.25', currency: 'GBP' };
  const trade = { ...row, publicationDate: '2026-11-20T14:02:09.000001Z' };

  test('of a trade was published with its row, that of a quote at its date, and a level with its book', () => {
    const timesOf = (one: FeedRow) => lastPricesOf([one], ['price'], newest).price?.publicationDate;
    expect([trade, { ...row, date: '2026-11-20T14:01:08Z' }, row].map(timesOf)).toEqual([
      '2026-11-20T14:02:09.000001Z',
      '2026-11-20T14:01:08Z',
      newest,
    ]);
  });

  test('is told with its time, and with its day if that is not today', () => {
    const { price } = lastPricesOf([trade], ['price'], newest);
    expect(price && lastPriceWords(price, false, '2026-11-20')).toBe(
      'Last price 1,101.25 GBP at 14:02:09 UTC, live',
    );
    expect(price && lastPriceWords(price, true, '2026-11-21')).toBe(
      'Last price 1,101.25 GBP at 14:02:09 UTC on 20 November 2026, 15 minutes delayed',
    );
  });
});
