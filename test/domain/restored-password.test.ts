import { expect, test } from 'vitest';
import { restoreLinkAlertOf, restoreLinkEndedText } from '../../src/domain/account/restored-password.ts';
import { errorTitle, failure, unavailableText } from '../../src/domain/failure.ts';

test.each([
  [
    'has ended, in the words of the service',
    failure('notFound', { message: 'It was used' }),
    { message: 'It was used' },
  ],
  ['has ended, without words from the service', failure('notFound'), { message: restoreLinkEndedText }],
  [
    'is malformed',
    failure('refused', { message: 'token: must match pattern' }),
    { message: restoreLinkEndedText },
  ],
  [
    'cannot be checked while the service is unavailable',
    failure('unavailable'),
    { title: errorTitle, message: unavailableText },
  ],
])('A 4.7: the message about a link that %s', (_, told, alert) => {
  expect(restoreLinkAlertOf(told)).toEqual(alert);
});
