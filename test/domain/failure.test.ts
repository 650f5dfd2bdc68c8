import { describe, expect, test } from 'vitest';
import { alertOf, namedAlertOf } from '../../src/domain/alert.ts';
import {
  FailureError,
  failure,
  failureOf,
  inWords,
  notChangedText,
  orSaying,
  outcomeInWords,
  refusalText,
} from '../../src/domain/failure.ts';

const refused = failure('refused', {
  message: 'The service did not take it',
  fields: { name: 'This name is taken', town: 'Unknown' },
  requestId: 'req-1',
});

describe('the failure made of anything thrown', () => {
  test.each([
    ['a failure', new FailureError(refused), refused],
    ['an error', new Error('broken'), failure('defect', { message: 'broken' })],
    [
      'an error with a name',
      new RangeError('broken'),
      failure('defect', { message: 'broken', name: 'RangeError' }),
    ],
    ['an aborted call', new DOMException('left', 'AbortError'), failure('aborted')],
    ['a text', 'broken', failure('defect', { message: 'broken' })],
    ['an object with a message', { message: 'broken' }, failure('defect', { message: 'broken' })],
    ['nothing', undefined, failure('defect')],
    ['null', null, failure('defect')],
    ['an answer of the wrong shape', { message: 7, fields: { name: ['x'] }, name: {} }, failure('defect')],
  ])('%s', (_, thrown, expected) => {
    expect(failureOf(thrown)).toEqual(expected);
  });

  test('a failure is thrown with its message, or else with its kind', () => {
    expect(new FailureError(refused).message).toBe(refused.message);
    expect(new FailureError(failure('limited')).message).toBe('limited');
    expect(String(new FailureError(failure('limited')))).toBe('FailureError: limited');
  });
});

describe('the message of a failure', () => {
  test.each([
    ['is that of the service', refused, refused.message],
    ['is the given one if the service has none', failure('failed'), 'Not saved'],
    ['says that the service is unavailable', failure('unavailable'), 'Service is temporarily unavailable'],
    [
      'is the given one if the page itself broke, without technical details',
      failure('defect', { message: 'x is undefined' }),
      'Not saved',
    ],
  ])('%s', (_, told, message) => {
    expect(inWords(told, 'Not saved')).toEqual({ ...told, message });
  });

  test('is filled in only if it is missing', () => {
    expect(orSaying(refused, 'Not paid')).toEqual(refused);
    expect(orSaying(failure('defect'), 'Not paid')).toEqual(failure('defect', { message: 'Not paid' }));
  });

  test('of a refusal is that of its fields, or else its own', () => {
    expect(refusalText(refused)).toBe('This name is taken, Unknown');
    expect(refusalText({ ...refused, fields: {} })).toBe(refused.message);
    expect(refusalText(failure('failed', { message: 'broken' }))).toBe('');
  });

  const said = outcomeInWords('Not saved.', 'Perhaps saved.');
  test.each([
    ['refused', failure('refused', { message: 'Too long' }), 'Too long'],
    ['refused', failure('refused'), 'Not saved.'],
    ['refused', failure('unauthenticated'), 'Not saved.'],
    ['refused', failure('forbidden'), 'Not saved.'],
    ['refused', failure('notFound'), 'Not saved.'],
    ['refused', failure('limited', { message: 'Too many' }), 'Too many'],
    ['lost', failure('unavailable'), 'Service is temporarily unavailable. Perhaps saved.'],
    ['lost', failure('failed', { message: 'broken' }), 'Perhaps saved.'],
    ['lost', failure('defect', { message: 'broken' }), 'Perhaps saved.'],
  ])('of a change that was %s, or may have been made: %j', (_, told, text) => {
    expect(said(told)).toEqual({ ...told, message: text });
  });

  test.each([
    ['a refusal of fields', refused, 'This name is taken, Unknown'],
    ['a refusal without a word', failure('refused'), 'An error has occurred – please try again later'],
    ['a failure with a message', failure('failed', { message: 'broken' }), 'broken'],
    ['no answer', failure('unavailable', { message: 'x' }), 'Service is temporarily unavailable'],
  ])('of a change that was not made, after %s', (_, told, text) => {
    expect(notChangedText(told)).toBe(text);
  });
});

describe('A 8: a failure in the dialog', () => {
  const generic = 'An error has occurred – please try again later';
  test.each([
    ['not found, with a message', failure('notFound', { message: 'Gone' }), { message: 'Gone' }],
    ['not found, without a message', failure('notFound'), { message: generic }],
    [
      'unavailable',
      failure('unavailable'),
      { title: 'Error', message: 'Service is temporarily unavailable' },
    ],
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
