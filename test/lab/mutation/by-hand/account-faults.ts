import { type FaultByHand, of } from './fault-by-hand.ts';

/** Identity, and the forms that people fill in. */
export const accountFaults: readonly FaultByHand[] = [
  ...of('session', [
    [
      'a notice that was shown once is shown after every refresh',
      'withoutShownNotices(answer, context.noticesShownTo)',
      'withoutShownNotices(answer, null)',
    ],
    [
      'the next person on this machine does not get the notice the last one had',
      'assign({ user: null, noticesShownTo: null })',
      'assign({ user: null })',
    ],
    [
      'it is not remembered that a notice was shown',
      'noticesShownTo: user?.email ?? null,\n    })),',
      'noticesShownTo: null,\n    })),',
    ],
    [
      'only the first of several notices is shown',
      'for (const alert of oneTimeAlerts(context.user))',
      'for (const alert of oneTimeAlerts(context.user).slice(0, 1))',
    ],
    ['signing out leads home instead of to the logout path', 'to: pagePaths.logout', 'to: pagePaths.home'],
  ]),
  ...of('details', [
    [
      'only one of several amended fields is restored',
      'Object.entries(context.kept ?? {}))\n',
      'Object.entries(context.kept ?? {}).slice(0, 1))\n',
    ],
    [
      'the message after saving is an error',
      'alert: { message: detailsSavedText }',
      "alert: { title: 'Error', message: detailsSavedText }",
    ],
    [
      'amended fields are offered although the service has the same values',
      'changesIn(context.kept, details)',
      'context.kept',
    ],
    [
      'dropped changes stay in the form as if they had been saved',
      "resetForm: sendTo('form', { type: 'form.reset' })",
      "resetForm: sendTo('form', { type: 'form.committed' })",
    ],
    [
      'a single amended field is not offered after a reload',
      'context.kept !== null',
      'Object.keys(context.kept ?? {}).length > 1',
    ],
  ]),
  ...of('sign-in', [
    ['the page that the user wanted is forgotten', 'returnTo: context.returnTo', 'returnTo: null'],
    [
      'coming back from the provider’s page empties the form',
      "freeForm: sendTo('form', { type: 'form.committed' })",
      "freeForm: sendTo('form', { type: 'form.reset' })",
    ],
    [
      'the redirect lacks the nonce that the answer is checked against',
      "event.type === 'form.accepted' ? event.output : { sessionToken: '', nonce: '' }",
      "event.type === 'form.accepted' ? { ...event.output, nonce: '' } : { sessionToken: '', nonce: '' }",
    ],
  ]),
  ...of('callback', [
    [
      'the page that the user wanted is forgotten when the callback is reloaded',
      'returnTo: (_, { returnTo }: SignInReturn) => returnTo',
      'returnTo: (_, { grant, returnTo }: SignInReturn) => grant && returnTo',
    ],
  ]),
  ...of('form', [
    ['errors are shown only at the first attempt', 'turnedDown: context.turnedDown + 1', 'turnedDown: 1'],
    [
      'human verification that was reset counts as passed',
      'withCaptcha(context.values, isPassed)',
      'withCaptcha(context.values, true)',
    ],
    [
      'any message about the confirmation resets the human verification',
      'shownError(context, context.contradiction.field) === context.contradiction.message',
      'Boolean(shownError(context, context.contradiction.field))',
    ],
  ]),
  ...of('captcha', [
    ['the script is asked for three times', 'context.attempts >= 2', 'context.attempts > 2'],
  ]),
  ...of('restore-password', [
    [
      'the typed login is lost when the page is reloaded',
      'initialValues: { login: context.login }',
      "initialValues: { login: '' }",
    ],
  ]),
  ...of('change-password', [
    ['a confirmation that differs does not reset the human verification', '      contradiction,\n', ''],
  ]),
  ...of('terms', [
    [
      'the terms in force are shown instead of the accepted ones',
      '({ version: context.version })',
      '({ version: null })',
    ],
  ]),
  ...of('alerts', [
    [
      'the same message under another title is not shown',
      'one?.message === other.message && one.title === other.title',
      'one?.message === other.message',
    ],
    ['the message on screen is queued again', '![current, ...waiting].some', '![...waiting].some'],
  ]),
  ...of('boot', [
    ['it is always the first attempt', 'attempts: ({ context }) => context.attempts + 1', 'attempts: 1'],
  ]),
];
