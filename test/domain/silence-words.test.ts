import { expect, test } from 'vitest';
import { type SegmentSilence, silenceOver, silenceText } from '../../src/domain/feed/silence-words.ts';

const trading: SegmentSilence = {
  AsOf: '2026-11-20T11:20:03Z',
  IsTrading: true,
  ExpectedEvery: 15,
  SilentSince: null,
  SinceOpening: false,
};
const silent: SegmentSilence = {
  ...trading,
  AsOf: '2026-11-20T11:00:00Z',
  SilentSince: '2026-11-20T10:42:00Z',
};
const ended = { since: '2026-11-20T10:42:00Z', at: '2026-11-20T11:20:03Z' };

test('a silence ends with the first row after it, and its end stays reported until the next silence', () => {
  expect(silenceOver(null, silent, trading)).toEqual(ended);
  expect(silenceOver(ended, trading, trading)).toBe(ended);
  expect(silenceOver(ended, null, trading)).toBe(ended);
  expect(silenceOver(ended, trading, silent)).toBeNull();
});

test('no end is reported without a silence, or once trading has ended', () => {
  expect(silenceOver(null, null, trading)).toBeNull();
  expect(silenceOver(null, trading, trading)).toBeNull();
  expect(silenceOver(null, silent, { ...trading, IsTrading: false })).toBeNull();
  expect(silenceOver(ended, trading, { ...trading, IsTrading: false })).toBeNull();
});

test('the text about a silence names the segment, the time and what was expected', () => {
  expect(silenceText('LNFI', silent, null)).toBe(
    'No new row for LNFI since 10:42 UTC; one is expected every 15 minutes.',
  );
  expect(silenceText('LNFI', { ...silent, SinceOpening: true }, null)).toBe(
    'No new row for LNFI since trading began at 10:42 UTC; one is expected every 15 minutes.',
  );
  expect(silenceText('LNFI', { ...silent, ExpectedEvery: 1 }, null)).toBe(
    'No new row for LNFI since 10:42 UTC; one is expected every minute.',
  );
  expect(silenceText('LNFI', trading, ended)).toBe(
    'Rows for LNFI are arriving again: none arrived from 10:42 to 11:20 UTC.',
  );
});

test('there is no text without a silence, or before anything is known', () => {
  expect(silenceText('LNFI', trading, null)).toBeNull();
  expect(silenceText('LNFI', null, null)).toBeNull();
});
