const otherHearers = 'neither action reads what the other sets, and no listener of one hears the other';
const otherKeys = 'they set different parts of the context, and neither reads what the other sets';
const oneIsTrue = 'at most one of the guards is true, so their order does not matter';
const throughRefused =
  'what refused asks was decided before, so it leads straight on to the same state with the same effects';
const validatedBefore = 'every change of a value validates it, so sending the form finds nothing new';
const delayedAnyway = 'in no-payment mode all delayed data is chosen, locked or not';

const cascadeLevels = [
  ['datatype', 'dataType'],
  ['tv', 'venue'],
  ['assetclass', 'assetClass'],
  ['subassetclass', 'subAssetClass'],
  ['instrument', 'instrument'],
  ['instrumentmic', 'segmentMic'],
  ['ordertype', 'orderType'],
] as const;

type Reasons = Readonly<Record<string, string>>;

const because = (reason: string, ...names: readonly string[]): Reasons =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Mutants that no walk can tell from the original chart, by flow and name, each with the reason. */
export const listed: Readonly<Record<string, Reasons>> = {
  callback: because(
    otherHearers,
    'swap an action: reading readReturn answered [0]: rememberLocation after announceSession',
  ),
  captcha: because(
    otherHearers,
    'swap an action: verified on captcha.reset: countRound after report captcha.cleared',
    'swap an action: expired on captcha.reset: countRound after report captcha.cleared',
  ),
  cascade: {
    ...because(
      'a level that is chosen leads straight on to the next, and one that is not listed to its list',
      'retarget: selecting on criteria.given to selecting.levels.venue',
      'retarget: selecting.levels.orderType.failed on retry.requested to selecting.levels.orderType.choosing',
      'retarget: selecting.levels.segmentMic.failed on retry.requested to selecting.levels.segmentMic.choosing',
      ...cascadeLevels
        .slice(0, -1)
        .map(([, to]) => `retarget: selecting.levels.loadingData loadData failed to selecting.levels.${to}`),
      ...cascadeLevels.flatMap(([event], at) =>
        cascadeLevels
          .slice(0, at)
          .map(([, level]) => `retarget: selecting on ${event}.chosen to selecting.levels.${level}`),
      ),
    ),
    ...because(
      oneIsTrue,
      ...cascadeLevels
        .slice(1)
        .map(([, level]) => `reorder branches: selecting.levels.${level}.choosing always [0] ↔ [1]`),
      'reorder branches: selecting.levels.instrument.choosing always [2] ↔ [3]',
    ),
  },
  changePassword: because(
    otherHearers,
    'swap an action: open on form.accepted: clearForm after announceSuccess',
  ),
  compare: because(
    'deciding leads straight on to the same state, since either all or none of the data is there',
    'retarget: (root) initial to loading',
    'retarget: loading loadSummaries failed to deciding',
    'retarget: shown on refresh.requested to deciding',
  ),
  dataView: {
    ...because(
      oneIsTrue,
      'reorder branches: entering always [0] ↔ [1]',
      'reorder branches: showing.resting on page.turned [0] ↔ [1]',
    ),
    ...because(
      otherHearers,
      'swap an action: showing.filtering loadData failed: dropRecord after keepFailure',
      'swap an action: showing.filtering loadData failed: forgetShown after dropRecord',
    ),
    'drop an action: showing.filtering entry: keepOrders': 'no walk filters orders; rules.test.ts does',
  },
  details: because(
    otherHearers,
    'swap an action: loading loadDetails answered: fillForm after keepChanges',
    'swap an action: saving on form.accepted: fillForm after announceSuccess',
  ),
  fileDownload: {
    'retarget: (root) initial to next': 'the queue is empty at the start, so next leads straight on to idle',
  },
  find: because(otherKeys, 'swap an action: open on text.changed [1]: keepText after forgetFound'),
  form: {
    ...because(
      validatedBefore,
      'swap an action: entry.editing on form.submitted [1]: validate after revealErrors',
    ),
    ...because(
      otherKeys,
      'swap an action: entry.editing on form.filled: fill after clearErrors',
      'swap an action: entry.editing on form.reset: restoreInitialValues after clearErrors',
      'swap an action: entry.submitted on form.committed: commit after clearErrors',
      'swap an action: entry.submitted on form.reset: restoreInitialValues after clearErrors',
    ),
    ...because(
      otherHearers,
      'swap an action: entry.submitting entry: forgetOutcome after report form.sent',
      'swap an action: entry.submitting submitForm answered: noteSuccess after resetCaptcha',
      'swap an action: entry.submitting submitForm answered: resetCaptcha after report',
      'swap an action: entry.submitting submitForm failed: keepFailure after resetCaptcha',
      'swap an action: entry.submitting submitForm failed: resetCaptcha after report',
    ),
  },
  getData: because(
    'a venue is chosen by then, so deciding leads straight on to looking',
    'retarget: (root) on download.repeated to deciding',
    'retarget: failed on retry.requested to deciding',
    'retarget: ready.notSaved on download.requested to deciding',
  ),
  liveFeed: {
    ...because(
      otherHearers,
      'swap an action: connection.open on stream.ended [0]: keepEnd after askForSession',
      'swap an action: reading.following on stream.rowsCame: keepPosition after showNews',
    ),
    ...because(
      otherKeys,
      'swap an action: connection.open.polling on stream.caughtUp: forgetLoss after forgetTries',
      'swap an action: connection.open.streaming.connecting on stream.opened: keepPosition after forgetLoss',
      'swap an action: reading.counting on stream.rowsCame: keepPosition after keepNews',
    ),
  },
  payment: {
    ...because(
      otherHearers,
      'swap an action: creating createOrder failed [1]: announceFailure after report',
      'swap an action: loadingScript entry: countScript after report payment.released',
    ),
    ...because(
      oneIsTrue,
      ...[
        'approving.asking checkOrder',
        'checking checkOrder',
        'executing executeOrder',
        'pending.asking checkOrder',
      ].flatMap((asked) => [0, 1].map((at) => `reorder branches: ${asked} answered [${at}] ↔ [${at + 1}]`)),
      'reorder branches: creating createOrder failed [0] ↔ [1]',
    ),
    'retarget: failed initial to script': 'every transition there names one of the two failures',
  },
  operatorAct: {
    ...because(
      'a failure asks for a code, is a refusal, has no answer or finds nothing: never two of them',
      'reorder branches: performing performAct failed [0] ↔ [1]',
      'reorder branches: performing performAct failed [1] ↔ [2]',
      'reorder branches: performing performAct failed [2] ↔ [3]',
    ),
    ...because(
      otherHearers,
      'swap an action: performing performAct failed [3]: keepFailure after refreshSession',
      'swap an action: previewing previewAct failed [0]: keepFailure after refreshSession',
    ),
  },
  operatorScreen: because(
    otherHearers,
    'swap an action: loading readScreen answered [1]: keepAnswer after refreshSession',
  ),
  receipts: because(otherKeys, 'swap an action: failed on receipt.chosen: choose after noteOutdated'),
  registration: {
    ...because(
      otherHearers,
      'swap an action: filling on registration.recalled: noteRecalled after closeForm',
      'swap an action: awaitingPayment entry: lockVenues after tellDue',
      'swap an action: done entry: tellDue after goToLogin',
    ),
    ...because(
      otherKeys,
      'swap an action: filling on registration.recalled: keepRegistered after noteRecalled',
    ),
  },
  savedViews: because(
    otherKeys,
    'swap an action: removing removeView answered: keepViews after keepRemoved',
    'swap an action: bringingBack bringBack answered: keepViews after forgetRemoved',
  ),
  session: because(
    otherHearers,
    'swap an action: confirmingSignOut confirmSession answered [0]: announceLeft after tellSignedOut',
    'swap an action: confirmingSignOut confirmSession answered [1]: keepUser after announceStillIn',
    'swap an action: confirmingSignOut on session.ended: announceLeft after tellSignedOut',
    'swap an action: confirmingSignOut on session.ended: keepReason after announceLeft',
    'swap an action: leaving entry: forgetUser after tellSignedOut',
    'swap an action: leaving entry: tellSignedOut after goToLogout',
    'swap an action: signingOut on session.ended: announceLeft after tellSignedOut',
    'swap an action: signingOut on session.ended: keepReason after announceLeft',
    'swap an action: unauthenticated.checking loadUserInfo answered [1]: keepUser after tellSignedIn',
  ),
  subscription: {
    ...because(
      oneIsTrue,
      'reorder branches: order.recalling recallPayment answered [0] ↔ [1]',
      'reorder branches: order.saving saveSubscription answered [0] ↔ [1]',
    ),
    ...because(
      throughRefused,
      'retarget: order.ending on ending.declined to order.refused',
      'retarget: order.reloading loadSubscription failed to order.refused',
      'retarget: order.shown always [2] to order.refused',
      'retarget: order.unanswered always [0] to order.refused',
      'retarget: order.unanswered always [2] to order.refused',
      'retarget: order.unanswered always [4] to order.refused',
    ),
    ...because(otherKeys, 'swap an action: order.shown entry: takeLatest after replaceSelection'),
    ...because(
      otherHearers,
      'swap an action: order.cancelling cancelPayment answered: dropOrder after refreshSession',
      'swap an action: order.saving saveSubscription answered [0]: keepLatest after refreshSession',
      'swap an action: order.unanswered always [1]: takeLatest after refreshSession',
      'swap an action: order.unanswered always [4]: takeLatest after announceNotRenewed',
      'swap an action: order.unpaid on payment.completed: dropOrder after refreshSession',
      'swap an action: order.unpaid on payment.withdrawn: dropOrder after refreshSession',
    ),
  },
  tryCall: because(
    otherHearers,
    'swap an action: sending sendCall answered [0]: keepAnswer after refreshSession',
  ),
  venueSelection: because(
    delayedAnyway,
    'swap an action: lockedEarly on venues.loaded [0]: keepVenues by keepVenuesOnly',
    'swap an action: waiting on venues.loaded [0]: keepVenues by keepVenuesOnly',
  ),
  tape: {
    ...because(
      oneIsTrue,
      ...['following', 'refreshing', 'resting'].map(
        (state) => `reorder branches: shown.${state} on page.turned [0] ↔ [1]`,
      ),
    ),
    ...because(
      otherKeys,
      'swap an action: shown.following on page.turned [0]: turnPage after unfollow',
      'swap an action: shown.refreshing on page.turned [0]: turnPage after unfollow',
      'swap an action: shown.refreshing refreshTape failed [0]: unfollow after keepFailure',
    ),
    ...because(
      'what is settled leads straight on to the state that was named',
      'retarget: shown.following on follow.toggled to shown.settled',
      'retarget: shown.following on page.turned [0] to shown.settled',
      'retarget: shown.following on tab.hidden to shown.settled',
      'retarget: shown.paused on follow.toggled to shown.settled',
      'retarget: shown.refreshing on page.turned [0] to shown.settled',
      'retarget: shown.turning loadOlder answered to shown.settled',
      'retarget: shown.turning loadOlder failed to shown.settled',
    ),
  },
};
