import { expect, test } from 'vitest';
import { codeOf, messageOf } from '../../src/domain/thrown.ts';

test('anything thrown has a message, and several failures at once have all of theirs', () => {
  expect(messageOf(new Error('refused'))).toBe('refused');
  expect(messageOf('a text')).toBe('a text');
  expect(messageOf(new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')]))).toBe(
    '::1 refused; 127.0.0.1 refused',
  );
});

test('an error has a code if that is a text, and nothing else has one', () => {
  expect(codeOf(Object.assign(new Error('no file'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect(codeOf(new Error('no code'))).toBeNull();
  expect(codeOf(Object.assign(new Error('a number'), { code: 42 }))).toBeNull();
  expect(codeOf({ code: 'ENOENT' })).toBeNull();
  expect(codeOf(null)).toBeNull();
});
