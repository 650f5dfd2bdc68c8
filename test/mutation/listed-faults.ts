const spread =
  'what is no object has nothing to read, so it falls to the question for the id; said here for the types';

/**
 * Faults in src/domain that no test finds, by file and as the scores tell them, each with its reason. They count as not
 * found. Those of files that were looked at before they were kept are listed when these are looked at again.
 */
export const listedFaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain/feed/data-visit.ts': {
    'text === null → false': 'null is read as the JSON of null; said here for the types',
    '{ return null; } → {}': 'what comes of it then is no criteria either; said here for the types',
    'dataType === null → false': 'no criteria are of the data type null; said here for the types',
  },
  'src/domain/feed/exported-rows.ts': {
    "typeof value === 'object' → false":
      'reports are joined to no text as flags are; said here for the types',
    '\'object\' → ""': 'reports are joined to no text as flags are; said here for the types',
  },
  'src/domain/feed/fields/field-format.ts': {
    '\'\' → "Stryker was here!"': 'every list of choices has a last one; said here for the types',
  },
  'src/domain/venues/venue-choices.ts': {
    'entry === null → false': spread,
    "typeof entry !== 'object' → false": spread,
    "typeof entry !== 'object' || entry === null → false": spread,
    "typeof entry !== 'object' || entry === null → typeof entry !== 'object' && entry === null": spread,
    "typeof venueId !== 'number' → false": 'what is no number is no safe integer; said here for the types',
    '{ ...noOptions } → {}': 'every option is set in the next line; said here for the types',
  },
  'src/domain/account/password-strength.ts': {
    '\'weak\' → ""': 'every score has its word; said here for the types',
    '[] → ["Stryker was here"]': 'no password holds these words',
  },
  'src/domain/compare/comparison.ts': {
    '/^[^?]*/ → /[^?]*/': 'what stands before the question mark is the first match, anchored or not',
    'lastPeriods.find(([name]) => name === period.last)?.[2] → lastPeriods.find(([name]) => name === period.last)[2]':
      'there always is one; said here for the types',
  },
  'src/domain/compare/period-ends.ts': {
    'all.length === 0 → false': 'the last end of none is before the first, which is less than a minute',
  },
  'src/domain/feed/day-condition.ts': {
    'day.since !== null → true': 'no day is before null; said here for the types',
  },
  'src/domain/feed/live-news.ts': {
    '-1 → +1': 'of two the second is the last, from either end',
  },
  'src/domain/feed/trading-calendar.ts': {
    'parts.find(({ type }) => type === name)?.value → parts.find(({ type }) => type === name).value':
      'there always is one; said here for the types',
  },
  'src/domain/format/decimals.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; said here for the types',
    "typeof text === 'string' → true":
      'what is no text is read as the word for it, which is none of these; said here for the types',
    'units < 0n → units <= 0n': '0 is its own negative',
  },
  'src/domain/format/money.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; said here for the types',
    '\'0\' → ""': 'the pattern, or the text split, always gives this part; said here for the types',
    "typeof amount === 'number' && Number.isFinite(amount) → typeof amount === 'number' || Number.isFinite(amount)":
      'what is no text is read as the word for it, which is none of these; said here for the types',
    "typeof amount === 'number' → true":
      'what is no text is read as the word for it, which is none of these; said here for the types',
    "typeof text === 'string' → true":
      'what is no text is read as the word for it, which is none of these; said here for the types',
  },
  'src/domain/publishing/report-choice.ts': {
    '\'\' → "Stryker was here!"': 'this is no number and no day either',
  },
  'src/domain/timestamps.ts': {
    'text.length === 27 → false':
      'a whole time is put together again as it was; said here since most are whole',
  },
  'src/domain/decimal.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; said here for the types',
    '\'0\' → ""': 'the pattern, or the text split, always gives this part; said here for the types',
    "whole === '0' → false":
      'every format has a digit more in all than after the point, which a single 0 takes',
  },
  'src/domain/feed/row-filter.ts': {
    '\'first\' → ""': 'whether a text is a time is the same at either end',
    '\'last\' → ""': 'the last end is whatever is not the first',
    'from === undefined → false': 'what is absent is no number either; said here for the types',
  },
  'src/domain/format/durations.ts': {
    'end === null → false': 'nothing lies between a time and null; said here for the types',
    'index === 0 → false': 'the largest unit is never none',
    'match?.[2] → match[2]': 'what is no time is caught before its parts are read; said here for the types',
  },
  'src/domain/view-alerts/alert-mails.ts': {
    'at.getTime() > now.getTime() - spanMs → at.getTime() >= now.getTime() - spanMs':
      'a mail that old makes room at this very moment',
  },
};
