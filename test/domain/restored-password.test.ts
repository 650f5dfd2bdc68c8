import { expect, test } from 'vitest';
import { restoreLinkAlertOf, restoreLinkEndedText } from '../../src/domain/account/restored-password.ts';
import { errorTitle, failure, unavailableText } from '../../src/domain/failure.ts';

test.each([
  [
    'ended, in the service’s words',
    failure('notFound', { message: 'It was used' }),
    { message: 'It was used' },
  ],
  ['ended without a word', failure('notFound'), { message: restoreLinkEndedText }],
  [
    'mangled',
    failure('refused', { message: 'token: must match pattern' }),
    { message: restoreLinkEndedText },
  ],
  ['the service is away', failure('unavailable'), { title: errorTitle, message: unavailableText }],
])('A 4.7: what is said of a link that is %s', (_, told, alert) => {
  expect(restoreLinkAlertOf(told)).toEqual(alert);
});
