/**
 * Lines of src/domain, by file and verbatim, whose undetected faults change nothing, each with the reason. The faults
 * that are found on these lines still count.
 */
export const listedLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
