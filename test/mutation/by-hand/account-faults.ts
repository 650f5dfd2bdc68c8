import { type FaultByHand, of } from './fault-by-hand.ts';

/** Who people are, and the forms that they fill in. */
export const accountFaults: readonly FaultByHand[] = [
  ...of('session', [
    [
      'a notice that was shown once is shown after every refresh',
      'withoutShownNotices(answerOf(event), context.noticesShownTo)',
      'withoutShownNotices(answerOf(event), null)',
    ],
    [
      'the next person on this machine does not get the notice the last one had',
      'assign({ user: null, noticesShownTo: null })',
      'assign({ user: null })',
    ],
    [
      'that a notice was shown is not remembered',
      'noticesShownTo: user?.email ?? null,\n    })),',
      'noticesShownTo: null,\n    })),',
    ],
    [
      'of several notices only the first is shown',
      'for (const alert of oneTimeAlerts(context.user))',
      'for (const alert of oneTimeAlerts(context.user).slice(0, 1))',
    ],
    ['signing out leads home, past the logout path', 'to: pagePaths.logout', 'to: pagePaths.home'],
  ]),
  ...of('details', [
    [
      'of several amended fields one is put back',
      'Object.entries(context.kept ?? {}))\n',
      'Object.entries(context.kept ?? {}).slice(0, 1))\n',
    ],
    [
      'what was saved is told as an error',
      'alert: { message: detailsSavedText }',
      "alert: { title: 'Error', message: detailsSavedText }",
    ],
    [
      'what was amended is offered although the service has it',
      'changesIn(context.kept, event.output)',
      'context.kept',
    ],
    [
      'what was dropped stays in the form as if it had been saved',
      "resetForm: sendTo('form', { type: 'form.reset' })",
      "resetForm: sendTo('form', { type: 'form.committed' })",
    ],
    [
      'a single amended field is not offered after loading again',
      'context.kept !== null',
      'Object.keys(context.kept ?? {}).length > 1',
    ],
  ]),
  ...of('sign-in', [
    ['where the person wanted to go is forgotten', 'returnTo: context.returnTo', 'returnTo: null'],
    [
      'coming back from the provider’s page empties the form',
      "freeForm: sendTo('guardedForm', { type: 'form.committed' })",
      "freeForm: sendTo('guardedForm', { type: 'form.reset' })",
    ],
    [
      'the redirect goes without the nonce that the answer is checked by',
      "event.type === 'form.accepted' ? event.output : { sessionToken: '', nonce: '' }",
      "event.type === 'form.accepted' ? { ...event.output, nonce: '' } : { sessionToken: '', nonce: '' }",
    ],
  ]),
  ...of('callback', [
    [
      'where the person wanted to go is forgotten when the callback is loaded again',
      "event.type === 'xstate.done.actor.readReturn' ? { returnTo: event.output.returnTo } : {}",
      "event.type === 'xstate.done.actor.readReturn' && event.output.grant ? { returnTo: event.output.returnTo } : {}",
    ],
  ]),
  ...of('form', [
    ['what is wrong is shown at the first try alone', 'turnedDown: context.turnedDown + 1', 'turnedDown: 1'],
    [
      'human verification that was taken back counts as passed',
      "event.type === 'captcha.verified'",
      "event.type !== 'captcha.expired'",
    ],
  ]),
  ...of('guarded-form', [
    [
      'any message of the confirmation takes the human verification back',
      'shownError(event.snapshot.context, contradiction.field) === contradiction.message',
      'Boolean(shownError(event.snapshot.context, contradiction.field))',
    ],
  ]),
  ...of('captcha', [
    ['the script is asked for three times', 'context.attempts >= 2', 'context.attempts > 2'],
  ]),
  ...of('restore-password', [
    [
      'the login that was typed is lost when the page is loaded again',
      'initialValues: { login: context.login }',
      "initialValues: { login: '' }",
    ],
  ]),
  ...of('change-password', [
    [
      'a confirmation that differs does not take the human verification back',
      '      ...context,\n',
      '      skipCaptcha: context.skipCaptcha,\n',
    ],
  ]),
  ...of('terms', [
    [
      'the terms in force are shown for those that were accepted',
      '({ version: context.version })',
      '({ version: null })',
    ],
  ]),
  ...of('alerts', [
    [
      'the same words under another title are not shown',
      'one?.message === other.message && one.title === other.title',
      'one?.message === other.message',
    ],
    ['the message that is shown is queued again', '![current, ...waiting].some', '![...waiting].some'],
  ]),
  ...of('boot', [
    ['it is always the first attempt', 'attempts: ({ context }) => context.attempts + 1', 'attempts: 1'],
  ]),
];
