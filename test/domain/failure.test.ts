import { describe, expect, test } from 'vitest';
import { alertOf, namedAlertOf } from '../../src/domain/alert.ts';
import {
  FailureError,
  failure,
  failureOf,
  inWords,
  orSaying,
  refusalText,
} from '../../src/domain/failure.ts';

const refused = failure('refused', {
  message: 'The service did not take it',
  fields: { name: 'This name is taken', town: 'Unknown' },
  requestId: 'req-1',
});

describe('what anything thrown tells of', () => {
  test.each([
    ['a failure', new FailureError(refused), refused],
    ['an error', new Error('broken'), failure('defect', { message: 'broken' })],
    [
      'an error with a name',
      new RangeError('broken'),
      failure('defect', { message: 'broken', name: 'RangeError' }),
    ],
    ['a call given up', new DOMException('left', 'AbortError'), failure('aborted')],
    ['a text', 'broken', failure('defect', { message: 'broken' })],
    ['what a script throws', { message: 'broken' }, failure('defect', { message: 'broken' })],
    ['nothing', undefined, failure('defect')],
    ['null', null, failure('defect')],
    ['an answer of the wrong shape', { message: 7, fields: { name: ['x'] }, name: {} }, failure('defect')],
  ])('%s', (_, thrown, expected) => {
    expect(failureOf(thrown)).toEqual(expected);
  });

  test('a failure is thrown with its words, else by its kind', () => {
    expect(new FailureError(refused).message).toBe(refused.message);
    expect(new FailureError(failure('limited')).message).toBe('limited');
    expect(String(new FailureError(failure('limited')))).toBe('FailureError: limited');
  });
});

describe('a failure in words', () => {
  test.each([
    ['the service has words', refused, refused.message],
    ['the service has none', failure('failed'), 'Not saved'],
    ['the service is away', failure('unavailable'), 'Service is temporarily unavailable'],
    ['the page broke: not for the person', failure('defect', { message: 'x is undefined' }), 'Not saved'],
  ])('%s', (_, told, message) => {
    expect(inWords(told, 'Not saved')).toEqual({ ...told, message });
  });

  test('where nobody has words, what it would say otherwise', () => {
    expect(orSaying(refused, 'Not paid')).toEqual(refused);
    expect(orSaying(failure('defect'), 'Not paid')).toEqual(failure('defect', { message: 'Not paid' }));
  });

  test('a refusal has the words of its fields, else its own', () => {
    expect(refusalText(refused)).toBe('This name is taken, Unknown');
    expect(refusalText({ ...refused, fields: {} })).toBe(refused.message);
    expect(refusalText(failure('failed', { message: 'broken' }))).toBe('');
  });
});

describe('A 8: a failure in the dialog', () => {
  const generic = 'An error has occurred – please try again later';
  test.each([
    ['not found, in words', failure('notFound', { message: 'Gone' }), { message: 'Gone' }],
    ['not found, without', failure('notFound'), { message: generic }],
    ['away', failure('unavailable'), { title: 'Error', message: 'Service is temporarily unavailable' }],
    ['refused', refused, { title: 'Error', message: generic, reference: 'req-1' }],
  ])('%s', (_, told, alert) => {
    expect(alertOf(told)).toEqual(alert);
  });

  test('B 8: with the name of what failed, and details', () => {
    const step = failure('failed', { message: 'broken', name: 'Payment not taken', details: 'at x' });
    const message = 'Payment not taken: broken';
    expect(namedAlertOf(step)).toEqual({ title: 'Error', message, details: 'at x' });
    expect(namedAlertOf(failure('defect', { message: 'broken' })).message).toBe('broken');
  });
});
