/**
 * Lines of src/domain, by file and as they stand there, on which a fault that no test finds is none: each with its
 * reason. What is found on them counts all the same.
 */
export const listedLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/domain/phone/phone.ts': {
    'if (trimmed.length < 2 || trimmed.length > longestText) return null;':
      'the library has the same limits of a text; said here since A 5 says them',
    'if (!type || digits.length < 2 || digits.length > longestNational) return null;':
      'the library knows a number by the plan of its country, and every plan is within these limits',
    'const known = country !== undefined && isSupportedCountry(country);':
      'the library supports no country without a name',
    'for (let attempt = 0; attempt < attempts; attempt += 1) {':
      'an attempt more reads the same number the same way',
    "const attempts = number.includes(';phone-context=') ? 2 : 1;":
      'an attempt more reads the same number the same way',
  },
};
