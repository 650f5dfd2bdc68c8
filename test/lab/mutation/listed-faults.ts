const spread =
  'what is not an object has no id, so the check of the id refuses it; needed only for the types';

/**
 * Faults in src/domain that no test finds, each with the reason, by file and by their name in the scores. They still
 * count as not found.
 */
export const listedFaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain/account/common-passwords.ts': {
    'start + shortestWord → start - shortestWord': 'no word is that short; needed only for speed',
  },
  'src/domain/feed/typed-filter.ts': {
    '\'\' → "Stryker was here!"': 'each match has this group; needed only for the types',
    'last?.[1] → last[1]': 'either the one or the other form has matched; needed only for the types',
    'last?.[2] → last[2]': 'either the one or the other form has matched; needed only for the types',
    'last?.[3] → last[3]': 'either the one or the other form has matched; needed only for the types',
  },
  'src/domain/network-of.ts': {
    '16 - (bits % 16) → 16 + bits % 16': 'the same for whole bytes, which all sizes are',
  },
  'src/domain/phone/typed-phone.ts': {
    '/^[^\\d+]*/ → /[^\\d+]*/': 'the first match is at the beginning, anchored or not',
    '[] → ["Stryker was here"]': 'the groups stay undefined; needed only for the types',
    'start < shortest → start <= shortest': 'differs only for a text that has not changed',
  },
  'src/domain/typed-number.ts': {
    '\'\' → "Stryker was here!"': 'each match has this group; needed only for the types',
    '/^(.*?) ?([a-z]*)$/i → /(.*?) ?([a-z]*)$/i': 'the first match is at the beginning, anchored or not',
    '[] → ["Stryker was here"]': 'every text of one line matches; needed only for the types',
    '!read → false': 'what is grouped is a decimal; needed only for the types',
  },
  'src/domain/feed/data-visit.ts': {
    'text === null → false': 'null is read as the JSON of null; needed only for the types',
    '{ return null; } → {}': 'the result then holds no criteria either; needed only for the types',
    'dataType === null → false': 'no criteria are of the data type null; needed only for the types',
  },
  'src/domain/feed/currencies.ts': {
    'last !== undefined → true': 'no text is before undefined; needed only for the types',
    "typeof at === 'string' → true": 'nothing else is on or after a day; needed only for the types',
  },
  'src/domain/feed/exported-rows.ts': {
    "typeof value === 'object' → false":
      'reports are not joined to a text as flags are; needed only for the types',
    '\'object\' → ""': 'reports are not joined to a text as flags are; needed only for the types',
  },
  'src/domain/feed/fields/field-format.ts': {
    '\'\' → "Stryker was here!"': 'every list of choices has a last one; needed only for the types',
  },
  'src/domain/venues/venue-choices.ts': {
    'entry === null → false': spread,
    "typeof entry !== 'object' → false": spread,
    "typeof entry !== 'object' || entry === null → false": spread,
    "typeof entry !== 'object' || entry === null → typeof entry !== 'object' && entry === null": spread,
    "typeof venueId !== 'number' → false": 'only numbers are safe integers; needed only for the types',
    '{ ...noOptions } → {}': 'every option is set in the next line; needed only for the types',
  },
  'src/domain/account/password-strength.ts': {
    '\'weak\' → ""': 'every score has its word; needed only for the types',
    '[] → ["Stryker was here"]': 'no password holds these words',
  },
  'src/domain/compare/comparison.ts': {
    '/^[^?]*/ → /[^?]*/': 'the part before the question mark is the first match, anchored or not',
    'lastPeriods.find(([name]) => name === period.last)?.[2] → lastPeriods.find(([name]) => name === period.last)[2]':
      'one is always found; needed only for the types',
    '\'\' → "Stryker was here!"':
      'an address has a path, and this is not a query with series; needed only for the types',
  },
  'src/domain/compare/period-ends.ts': {
    'all.length === 0 → false': 'the last end of none is before the first, which is less than a minute',
  },
  'src/domain/feed/day-condition.ts': {
    'day.since !== null → true': 'no day is before null; needed only for the types',
    '\'\' → "Stryker was here!"': 'without a limit no gap is too long; needed only for the types',
    'limit === null → false': 'without a limit no gap is too long; needed only for the types',
  },
  'src/domain/feed/live-news.ts': {
    '-1 → +1': 'in a list of two, the second is the last from either end',
  },
  'src/domain/feed/trading-calendar.ts': {
    'parts.find(({ type }) => type === name)?.value → parts.find(({ type }) => type === name).value':
      'one is always found; needed only for the types',
  },
  'src/domain/format/decimals.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; needed only for the types',
    "typeof text === 'string' → true":
      'anything but a text is read as its name, such as null, which matches none of these; needed only for the types',
    'units < 0n → units <= 0n': '0 is its own negative',
  },
  'src/domain/format/money.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; needed only for the types',
    '\'0\' → ""': 'the pattern, or the text split, always gives this part; needed only for the types',
    "typeof amount === 'number' && Number.isFinite(amount) → typeof amount === 'number' || Number.isFinite(amount)":
      'anything but a text is read as its name, such as null, which matches none of these; needed only for the types',
    "typeof amount === 'number' → true":
      'anything but a text is read as its name, such as null, which matches none of these; needed only for the types',
    "typeof text === 'string' → true":
      'anything but a text is read as its name, such as null, which matches none of these; needed only for the types',
  },
  'src/domain/publishing/report-choice.ts': {
    '\'\' → "Stryker was here!"': 'this is neither a number nor a day',
  },
  'src/domain/timestamps.ts': {
    'text.length === 27 → false':
      'a complete time is put together again unchanged; needed only for speed, since most are complete',
  },
  'src/domain/decimal.ts': {
    '\'0\' → ""': 'the pattern, or the text split, always gives this part; needed only for the types',
  },
  'src/domain/feed/row-filter.ts': {
    '\'first\' → ""': 'whether a text is a time is the same at either end',
    '\'last\' → ""': 'anything but the first end is the last',
  },
  'src/domain/format/durations.ts': {
    'end === null → false': 'there is no duration between a time and null; needed only for the types',
    'index === 0 → false': 'the largest unit is never zero',
    'match?.[2] → match[2]':
      'a text that is no time is refused before its parts are read; needed only for the types',
  },
  'src/domain/view-alerts/alert-mails.ts': {
    'at.getTime() > now.getTime() - spanMs → at.getTime() >= now.getTime() - spanMs':
      'a mail of exactly that age makes room at this moment',
  },
  'src/domain/alert.ts': {
    'details === undefined → false': 'undefined details are no details either',
  },
  'src/domain/compare/compared-figures.ts': {
    '\'0\' → ""':
      'a split has a first part, a unit its whole and two decimals their sum; a first amount is its own sum; needed only for the types',
    '\'\' → "Stryker was here!"': 'neither is a decimal, and nothing else matters',
    'above < 0n → above <= 0n': '0 is its own negative, and no part of a whole',
    'below < 0n → below <= 0n': 'the share of a whole of 0 is never computed',
    "compareDecimals(first, '0') > 0 → compareDecimals(first, '0') >= 0":
      'a whole of 0 has no hundredths either',
    'wholes.find((one) => one.Unit === Unit)?.Amount → wholes.find(one => one.Unit === Unit).Amount':
      'one is always found; needed only for the types',
  },
  'src/domain/feed/instrument-line.ts': {
    '\'\' → "Stryker was here!"':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    '\'string\' → ""':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'assetClass === null || subAssetClass === null || description === null → (assetClass === null || subAssetClass === null) && description === null':
      'a null is already a fault, so the line is refused; needed only for the types',
    'assetClass === null || subAssetClass === null || description === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
    'assetClass === null || subAssetClass === null → assetClass === null && subAssetClass === null':
      'a null is already a fault, so the line is refused; needed only for the types',
    'assetClass === null || subAssetClass === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
    'assetClass === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
    "codeType === 'OTHR' → true": 'every ISIN also has the form of another code',
    'description === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
    'named && isAsKnown(line, named) → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'published === null → false': 'null is neither before nor after a time; needed only for the types',
    'saysNothingElse(line.instrumentIdType, known.codeType) && saysNothingElse(line.assetClass, known.assetClass) && saysNoth → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'subAssetClass === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
    "typeof line.instrumentId === 'string' → false":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "typeof line.instrumentId === 'string' → true":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "typeof line.instrumentId === 'string' → typeof line.instrumentId !== 'string'":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "written === '' → false":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'written === known → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'written === null → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "written === undefined || written === null || written === '' || written === known → (written === undefined || written === null || written === '') && written === known":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "written === undefined || written === null || written === '' || written === known → false":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "written === undefined || written === null || written === '' → (written === undefined || written === null) && written === ''":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    "written === undefined || written === null || written === '' → false":
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'written === undefined || written === null → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'written === undefined || written === null → written === undefined && written === null':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
    'written === undefined → false':
      'a line that only repeats a known instrument is then read in full, with the same result; needed only for speed',
  },
  'src/domain/feed/row-place.ts': {
    '\'0\' → ""': 'an empty text is the number 0 too',
    'one.at < other.at → one.at <= other.at': 'equal times are handled before this',
  },
  'src/domain/feed/shown-data.ts': {
    'criteria?.filter → criteria.filter': 'a record has criteria; needed only for the types',
    'news.newest !== null → true': 'null is after no time; needed only for the types',
    'news.newest > before → news.newest >= before': 'two equal times are the same text',
    '[] → ["Stryker was here"]': 'there is always a page; needed only for the types',
    'pages.at(-1)?.next → pages.at(-1).next': 'there is always a page; needed only for the types',
    'pages.at(-1)?.rows → pages.at(-1).rows': 'there is always a page; needed only for the types',
    'split[0]?.rows → split[0].rows': 'there is always a page; needed only for the types',
  },
  'src/domain/feed/silence-words.ts': {
    'told.ExpectedEvery === null → false':
      'a silence is one only by the expected interval; needed only for the types',
  },
  'src/domain/feed/silence.ts': {
    'from >= closes → from > closes': 'a stretch that begins as trading closes leaves the same gap before it',
    'minute < to → minute <= to': 'at the end of a stretch no gap has begun',
    'opens <= minute → opens < minute': 'when trading opens no gap has begun',
    'opens <= minute → true': 'before trading opens no gap has begun',
    'to <= since → to < since': 'a stretch that ends where a gap begins leaves it as it is',
  },
  'src/domain/feed/trade-chain.ts': {
    'report?.status → report.status': 'each place has a report; needed only for the types',
    'first?.publicationDate → first.publicationDate':
      'if there is none, nothing is searched; needed only for the types',
  },
  'src/domain/feed/trade-line.ts': {
    '\'\' → "Stryker was here!"': 'this is not the United Kingdom either',
    '[] → ["Stryker was here"]': 'flags are always a list; needed only for the types',
    'publishedAt !== null → true': 'null is neither before nor after a time; needed only for the types',
    'tradedAt !== null && publishedAt !== null → tradedAt !== null || publishedAt !== null':
      'null is neither before nor after a time; needed only for the types',
    'tradedAt !== null && publishedAt !== null → true':
      'null is neither before nor after a time; needed only for the types',
    'tradedAt !== null → true': 'null is neither before nor after a time; needed only for the types',
    'tradedAt === null → false':
      'a null is already a fault, so the line is refused; needed only for the types',
  },
  'src/domain/feed/view-layout.ts': {
    'one < other → one <= other':
      'no two columns have the same name, and any order that is always the same will do',
    'one < other → one >= other':
      'no two columns have the same name, and any order that is always the same will do',
  },
  'src/domain/form-rules/username-parts.ts': {
    '/[^\\p{L}\\p{Nd}]+/u → /[^\\p{L}\\p{Nd}]/u': 'an empty part is shorter than four',
  },
  'src/domain/form-rules/validate-form.ts': {
    '\'\' → "Stryker was here!"': 'a check that fails has a fault with a keyword; needed only for the types',
    '\'required\' → ""': 'a field without a message of its own has that of a required field',
    'fault?.keyword → fault.keyword':
      'a check that fails has a fault with a keyword; needed only for the types',
    'field.check.errors?.[0] → field.check.errors[0]':
      'a check that fails has a fault with a keyword; needed only for the types',
    "typeof value !== 'string' → false": 'only texts have named rules; needed only for the types',
  },
  'src/domain/format/timestamps.ts': {
    '\'\' → "Stryker was here!"':
      'the pattern always gives this part, and a month that is there has its name; needed only for the types',
    "(offsetHours * 60 + offsetMinutes) * (sign === '-' ? -1 : 1) → (offsetHours * 60 + offsetMinutes) / (sign === '-' ? -1 : 1)":
      'multiplying and dividing by 1 or -1 give the same',
    'date.getUTCDate() === day → true': 'a day that a month does not have is in another month',
    "typeof text === 'string' → true":
      'anything but a text is read as its name, such as null, which matches none of these; needed only for the types',
  },
  'src/domain/parquet/parquet-file.ts': {
    '\'\' → "Stryker was here!"': 'a split has a first part; needed only for the types',
    'waiting.length > 0 → true': 'a group without rows is not written',
    'waiting.length > 0 → waiting.length >= 0': 'a group without rows is not written',
  },
  'src/domain/payment/receipt-tax.ts': {
    '\'0\' → ""': 'a split has a first part; needed only for the types',
    'customer?.country → customer.country': 'only a customer has a country; needed only for the types',
    'customer?.taxNumber → customer.taxNumber': 'only a customer has a country; needed only for the types',
    "part.padEnd(2, '0').slice(0, 2) → part.padEnd(2, '0')": 'a rate has at most two decimals',
  },
  'src/domain/phone/phone.ts': {
    '\'\' → "Stryker was here!"': 'the library does not read what follows the number',
    '\'tel:\' → ""': 'the library reads a number with its scheme and without',
  },
  'src/domain/publishing/report-dates.ts': {
    '!/^\\d{4}-\\d{2}-\\d{2}$/.test(day) → false':
      'what has another form is not a day that gives the same name again',
    '\'\' → "Stryker was here!"':
      'the pattern, or the text split, always gives this part; needed only for the types',
    '/^\\d{4}-\\d{2}-\\d{2}$/ → /\\d{4}-\\d{2}-\\d{2}$/':
      'what has another form is not a day that gives the same name again',
    '/^\\d{4}-\\d{2}-\\d{2}$/ → /^\\d{4}-\\d{2}-\\d{2}/':
      'what has another form is not a day that gives the same name again',
  },
  'src/domain/publishing/rts27.ts': {
    '\'2018-01-01\' → ""': 'no known currency was withdrawn before that day',
    '\'\' → "Stryker was here!"': 'a line has as many cells as the heading; needed only for the types',
    '[] → ["Stryker was here"]': 'a heading that was accepted, and a number of the list, have a table',
    'closestTo(heading)?.columns → closestTo(heading).columns':
      'a heading that was accepted has a table; needed only for the types',
    'rts27Tables.find((table) => table.number === number)?.columns → rts27Tables.find(table => table.number === number).columns':
      'each number of the type is in the list; needed only for the types',
  },
  'src/domain/publishing/rts28.ts': {
    '\'\' → "Stryker was here!"': 'a missing cell is refused just as one with this text',
    '[] → ["Stryker was here"]': 'this is not a heading either, and the venues of a class are replaced later',
  },
  'src/domain/publishing/terms-text.ts': {
    '\' \' → ""': 'a tabulator becomes a blank later; here it only counts as text',
    'sections.at(-1)?.paragraphs → sections.at(-1).paragraphs':
      'there is always a section; needed only for the types',
  },
  'src/domain/saved-views/saved-views.ts': {
    'filter === undefined → false': 'an undefined filter is none either',
  },
  'src/domain/session/notices.ts': {
    'notice.ActionData?.SubscriptionEnded → notice.ActionData.SubscriptionEnded':
      'a notice with a day has its data; needed only for the types',
  },
  'src/domain/subscription/holidays.ts': {
    '!rules → false': 'only countries with rules are asked for; needed only for the types',
    '-((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1) → -((weekdayOf(last) - weekday + 7) % 7) - 7 * (nth + 1)':
      'from the end of a month only the last weekday is asked for',
    '[] → ["Stryker was here"]': 'this is not a day',
    'country !== null → true': 'no country is called null; needed only for the types',
    'days.filter((day) => !isWeekend(day)) → days': 'a weekend is skipped, holiday or not',
    'nth > 0 → nth >= 0': 'there is no weekday number 0 of a month',
    'observed( [...rules.fixed.filter(isKept).map((day) => `${year}-${day}`), `${year + 1}-01-01`], rules.weekend, ).filter(( → observed([...rules.fixed.filter(isKept).map(day => `${year}-${day}`), `${year + 1}-01-01`], rules.weekend)':
      'only the days of the year itself are asked for',
  },
  'src/domain/subscription/paid-flags.ts': {
    'flag.movedOn.slice(0, 7) → flag.movedOn': 'a day is before a month when its own month is',
    'one < other → one <= other': 'no two venues of a selection are the same',
    'realTimeFlags(options) === 0 → false':
      'without one of them there is nothing to list; needed only for speed',
  },
  'src/domain/subscription/prices.ts': {
    'a.appliesFrom < b.appliesFrom → a.appliesFrom <= b.appliesFrom': 'no two prices apply from the same day',
  },
  'src/domain/view-alerts/alert-silence.ts': {
    '\'\' → "Stryker was here!"': 'a silence always has a text; needed only for the types',
    'true → false': 'the text of a silence does not depend on it; needed only for the types',
  },
};
