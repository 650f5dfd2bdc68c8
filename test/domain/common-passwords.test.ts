import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/domain/account/common-passwords.ts';
import { mostUsedPasswords, mostUsedWords } from '../../src/domain/account/most-used-passwords.ts';
import { missingRequirements } from '../../src/domain/account/password-requirements.ts';

test.each([
  ['the best known', ['Password1', 'Qwerty123', 'Abcd1234', 'Trustno1', 'Welcome1', 'Passw0rd']],
  ['letters in another case', ['PASSWORD1a', 'pAssword1', 'qWERTY123', '1qaz2wsX']],
  [
    'signs for letters',
    ['P@ssw0rd1', 'Pa$$word1', '1Loveyou', 'Pa55word!', '|Loveyou2', 'Fo0+ba1l', 'Foot8all1'],
  ],
  ['signs after it', ['Qwerty123!', 'Password1!!', 'Abc123!!', 'Trustno1?', 'Dragon1#', 'Doc_0815!!']],
  ['signs within', ['Abc@1234', 'Password-1', 'Qwerty 123', 'Admin@123']],
  [
    'digits after it',
    ['Password12', 'Password2026', 'Welcome2026!', 'Master12345', 'Dragon7777777', 'Password1234567890'],
  ],
  ['digits and signs before it', ['1Password', '123Qwerty', '!Password1', '2026Summer', '1!2!Summer']],
  ['words of an installation', ['Daylight2026', 'Admin123', 'Administrator1', 'Changeme1', 'Company2026']],
  ['seasons, months and days', ['Summer2026', 'Autumn2026!', 'January26', 'Monday01']],
  ['letters of another width', ['Ｐassword1', 'Ｐａｓｓｗｏｒｄ１']],
])('A 5 asks for no more, but %s are refused', (_, refused) => {
  expect(refused.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('others are accepted, also with a word or a year in them', () => {
  const accepted = [
    'Sunrise2026',
    'Horizon2027',
    'Skyline2027',
    'Wrong1234',
    'Password8264917',
    'Welcome20260',
    'Welcomehome1',
    'Passwordab1',
    'Qwerty1andmore',
    'xxPassword1',
    '12345Dragon',
    'My1Passphrase',
    'Xkcdqzv1',
    'correct Horse battery staple 9',
  ];
  expect(accepted.filter(isCommonPassword)).toEqual([]);
});

test('the list is that of the package which rates strength, as far as A 5 permits and the words do not cover it', () => {
  const all = dictionary['passwords-common'];
  const permitted = all.filter(
    (password, rank) =>
      password.length >= (rank < 5000 ? 6 : 8) && /[a-z]/.test(password) && /[0-9]/.test(password),
  );
  expect(permitted.filter((password) => !isCommonPassword(password))).toEqual([]);
  const ranks = new Map(permitted.map((password, rank) => [password, rank]));
  const listed = mostUsedPasswords.map((password) => ranks.get(password) ?? -1);
  expect(listed).toEqual([...listed].sort((a, b) => a - b));
  expect(listed[0]).toBeGreaterThanOrEqual(0);
  const words = all.filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 500);
  expect(mostUsedWords.slice(0, 500)).toEqual(words);
});

test('each listed password of eight characters meets the requirements in some case of letters', () => {
  const cased = (password: string): string => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const never = mostUsedPasswords
    .filter((password) => password.length >= 8 && password.replace(/[^a-z]/g, '').length > 1)
    .filter((password) => missingRequirements(cased(password)).length > 0);
  expect(never).toEqual([]);
});
