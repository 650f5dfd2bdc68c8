const kept = 'what is made anew is the same as what is kept';

/**
 * Lines of src/domain, by file and verbatim, whose undetected faults change nothing, each with the reason. The faults
 * that are found on these lines still count.
 */
export const listedLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain/account/countries.ts': {
    'if (listed === null) {': kept,
  },
  'src/domain/feed/line-reading.ts': {
    "if (typeof value === 'string') for (const choice of choices) if (choice === value) return choice;":
      'nothing but a text equals a choice; needed only for the speed',
  },
  'src/domain/feed/trade-line.ts': {
    'if (known) return known;': kept,
  },
  'src/domain/feed/trading-calendar.ts': {
    'if (known) return known;': kept,
  },
  'src/domain/feed/order-line.ts': {
    'if (values[field] !== null) continue;': 'the next lines add nothing for a field that is there',
  },
  'src/domain/venues/flags.ts': {
    'if (flags.length < 2) return null;': 'a shorter list passes the checks that follow',
  },
  'src/domain/phone/phone.ts': {
    'if (trimmed.length < 2 || trimmed.length > longestText) return null;':
      'the library has the same limits for a text; they are here because A 5 states them',
    'if (!type || digits.length < 2 || digits.length > longestNational) return null;':
      'the library checks a number by the plan of its country, and every plan is within these limits',
    'const known = country !== undefined && isSupportedCountry(country);':
      'the library supports no country without a name',
    'for (let attempt = 0; attempt < attempts; attempt += 1) {':
      'one attempt more reads the same number the same way',
    "const attempts = number.includes(';phone-context=') ? 2 : 1;":
      'one attempt more reads the same number the same way',
  },
};
