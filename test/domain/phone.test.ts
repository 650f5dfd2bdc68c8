import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries, countryName, isCountryCode } from '../../src/domain/account/countries.ts';
import { isPhone, parsePhone } from '../../src/domain/phone/phone.ts';
import { enteredPhone, typedPhone } from '../../src/domain/phone/typed-phone.ts';

describe('A 3.9: phone data', () => {
  test.each([
    ['GB', '09098790000', 'PREMIUM_RATE'],
    ['GB', '08081570000', 'TOLL_FREE'],
    ['CH', '0840123456', 'SHARED_COST'],
    ['GB', '05612345678', 'VOIP'],
    ['GB', '07012345678', 'PERSONAL_NUMBER'],
    ['GB', '07640123456', 'PAGER'],
    ['GB', '03001231234', 'UAN'],
    ['CH', '860123456789', 'VOICEMAIL'],
    ['GB', '02079460958', 'FIXED_LINE'],
    ['GB', '07400123456', 'MOBILE'],
    ['US', '2125550123', 'FIXED_LINE_OR_MOBILE'],
  ])('%s %s is recognised as %s', (country, text, type) => {
    expect(parsePhone(text, country)).toMatchObject({ country, type });
  });

  test('parsing yields country and phone, plus ext when present', () => {
    expect(parsePhone('+442079460958')).toMatchObject({
      country: 'GB',
      phone: '2079460958',
      stored: '+442079460958',
    });
    expect(parsePhone('+442079460958')).not.toHaveProperty('ext');
    expect(parsePhone(' +442079460958\n')?.stored).toBe('+442079460958');
    expect(parsePhone('tel:+44-20-7946-0958;ext=123')).toMatchObject({ phone: '2079460958', ext: '123' });
    expect(parsePhone('tel:2079460958;phone-context=+44')).toMatchObject({
      country: 'GB',
      phone: '2079460958',
    });
  });
});

describe('A 5: phone', () => {
  test('a tel: form with a context gives the same result each time it is read', () => {
    const read = (context: string) => parsePhone(`tel:020-7946-0958;phone-context=${context}`, 'GB')?.stored;
    for (let time = 0; time < 5; time += 1) {
      expect(read('+44')).toBe('+442079460958');
      expect(read('+33')).toBeUndefined();
    }
  });
  test.each([
    'tel:020-7946-0958;ext=12;phone-context=+44',
    'tel:020-7946-0958;phone-context=+44;ext=12',
    'TEL:020-7946-0958;Phone-Context=+44;ext=12',
  ])('%s keeps its extension', (text) => {
    expect(parsePhone(text)?.stored).toBe('+442079460958;ext=12');
  });
  test('a leading + marks an international number, whatever country is chosen', () => {
    expect(parsePhone('+33142685300', 'GB')?.country).toBe('FR');
  });
  test('a number without + is read in the chosen country, and checked again when that changes', () => {
    expect(isPhone('02079460958', 'GB')).toBe(true);
    expect(isPhone('02079460958', 'DE')).toBe(false);
    expect(isPhone('02079460958')).toBe(false);
  });
  test.each([
    ['an unknown country code', '+999123456'],
    ['a number of no country', '+80012345678'],
    ['too short for its country', '+4420'],
    ['longer than any national number', `+44${'2'.repeat(18)}`],
    ['words around a number', 'call +442079460958 now'],
    ['nothing', ''],
    ['an extremely long text', `+44${'1'.repeat(100_000)}`],
  ])('%s is not a phone number', (_, text) => {
    expect(isPhone(text, 'GB')).toBe(false);
  });
  test('extensions have up to 7 digits', () => {
    expect(isPhone('tel:+442079460958;ext=1234567')).toBe(true);
    expect(isPhone('tel:+442079460958;ext=12345678')).toBe(false);
  });
  test('the hash form of an extension has up to 5 digits', () => {
    expect(parsePhone('+12125550123 - 50312#')?.ext).toBe('50312');
    expect(isPhone('+12125550123 - 503123#')).toBe(false);
  });
  test('the input accepts only digits and a leading +', () => {
    expect(typedPhone(' (+44) 20-7946 0958')).toBe('+442079460958');
    expect(typedPhone('020 7946+0958')).toBe('02079460958');
    expect(typedPhone('abc')).toBe('');
    expect(typedPhone('\uff0b\uff14\uff14 20')).toBe('+4420');
    expect(typedPhone('+\u0664\u0664 \u0660\u0669')).toBe('+4409');
    expect(typedPhone('\u06f0\u06f2\u06f9')).toBe('029');
    expect(typedPhone('Phone: +44 20 7946 0958')).toBe('+442079460958');
    expect(typedPhone('my tel:020 7946 0958')).toBe('02079460958');
    expect(typedPhone('\u202a+44 20 7946 0958\u202c')).toBe('+442079460958');
    expect(typedPhone('\u2066tel:+44\u200e-20-7946-0958;ext=12\u2069')).toBe('tel:+44-20-7946-0958;ext=12');
    expect(typedPhone(' tel:+44-20-7946-0958;ext=12 ')).toBe('tel:+44-20-7946-0958;ext=12');
    fc.assert(
      fc.property(fc.string(), (text) => /^tel:/i.test(text.trim()) || /^\+?\d*$/.test(typedPhone(text))),
    );
  });
  test.each([
    ['+49 30 123456 ext. 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 Ext 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456, extension: 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 extn.12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 int 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 poste 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 xtn 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 доб. 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 Durchwahl 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 DW 12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456x12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456;ext=12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 #12', 'tel:+4930123456;ext=12'],
    ['+49 30 123456 # 12#', 'tel:+4930123456;ext=12'],
    ['Phone: +49 (0)30/123456 ext. 12', 'tel:+49030123456;ext=12'],
    ['030 123456 ext. 12', 'tel:030123456;ext=12'],
    ['0049 30 123456 ext. 1234567', 'tel:004930123456;ext=1234567'],
    ['\u202A+49\u00A030\u2060123456\u202C\u200E ext.\u00A012', 'tel:+4930123456;ext=12'],
    ['＋４９ ３０ １２３４５６ ｅｘｔ． １２', 'tel:+4930123456;ext=12'],
    ['+٤٩ ٣٠ ١٢٣٤٥٦ ext. ١٢', 'tel:+4930123456;ext=12'],
  ])('a pasted extension stays one: %s', (text, shown) => {
    expect(enteredPhone(text, '')).toBe(shown);
    expect(parsePhone(shown, 'DE')).toMatchObject({
      phone: '30123456',
      ext: expect.stringMatching(/^12(34567)?$/),
    });
    // What replaces a number that is there is pasted too, and what is there can be corrected.
    expect(enteredPhone(text, '+4930999999')).toBe(shown);
    expect(enteredPhone(`${shown}3`, shown)).toBe(`${shown}3`);
  });
  test.each([
    '030 123456, 030 999999',
    '030 123456; 030 999999',
    '030 123456 or 030 999999',
    '+49 30 123456 +49 30 999999',
    '1-800-GO-FEDEX-2',
    '+49 30 123456 ext. 12345678',
    '+49 30 123456 foo 12',
  ])('what is pasted and is no single number stays as it is, and is refused: %s', (text) => {
    expect(enteredPhone(` ${text}\u200E`, '')).toBe(text);
    expect(isPhone(text, 'DE')).toBe(false);
    // A key pressed in it does not turn it into another number.
    expect(enteredPhone(`${text}1`, text)).toBe(`${text}1`);
  });
  test.each([
    [' (+44) 20-7946 0958', '+442079460958'],
    ['call +44 (0)20–7946\u00A00958 now', '+4402079460958'],
    ['\u202D020 7946 0958\u202C', '02079460958'],
    ['1-800-FLOWERS', '1800'],
    ['my tel:020 7946 0958', '02079460958'],
    ['', ''],
  ])('of one pasted number only its digits and a leading + stay: %s', (text, shown) => {
    expect(enteredPhone(text, '')).toBe(shown);
  });
  test('what is pasted is read whole, whatever it replaces or follows', () => {
    expect(enteredPhone('Tel:+44-20-7946-0958;ext=12', '')).toBe('Tel:+44-20-7946-0958;ext=12');
    expect(enteredPhone('030123 x 12', '+4930999999')).toBe('tel:030123;ext=12');
    expect(enteredPhone('1x1', '1')).toBe('tel:1;ext=1');
    expect(enteredPhone('1x2', '1')).toBe('tel:1;ext=2');
  });
  test('a key that is no digit is ignored, and one character may be removed or replaced', () => {
    expect(enteredPhone('+49301x', '+49301')).toBe('+49301');
    expect(enteredPhone('+49x301', '+49301')).toBe('+49301');
    expect(enteredPhone('+4930', '+49301')).toBe('+4930');
    expect(enteredPhone('+49201', '+49301')).toBe('+49201');
    expect(enteredPhone('+', '')).toBe('+');
  });
  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, country) => typeof isPhone(text, country) === 'boolean'),
    );
  });
  test('a stored number is read back as the same number', () => {
    for (const text of ['+442079460958', 'tel:+33142685300;ext=77', '+12125550123']) {
      const first = parsePhone(text);
      expect(parsePhone(`tel:${first?.stored}`)).toEqual(first);
    }
  });

  test.each(['AQ', 'BV', 'ZZ', ''])(
    'an international number is read whatever country is chosen: %j',
    (country) => {
      expect(isPhone('+442079460958', country)).toBe(true);
      expect(isPhone('02079460958', country)).toBe(false);
    },
  );
});

describe('A 5: country must come from the fixed list', () => {
  test('the list is the full world list, with each country once and by name', () => {
    expect(countries()).toHaveLength(250);
    expect(new Set(countries().map((country) => country.code)).size).toBe(250);
    expect(countries().filter((country) => country.name === country.code)).toEqual([]);
    const names = countries().map(({ name }) => name);
    expect([...names.slice(0, 3), names.at(-1)]).toEqual([
      'Afghanistan',
      'Åland Islands',
      'Albania',
      'Zimbabwe',
    ]);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
  test('a code not in the list is refused', () => {
    for (const code of ['', 'ZZ', 'gb', 'GBR', 'EU']) expect(isCountryCode(code)).toBe(false);
    expect(countryName('GB')).toBe('United Kingdom');
    expect(countryName('ZZ')).toBe('ZZ');
  });
});
