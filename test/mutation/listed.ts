const otherHearers = 'neither action reads what the other sets, and no listener of one hears the other';
const otherKeys = 'they set different parts of the context, and neither reads what the other sets';
const oneIsTrue = 'at most one of the guards is true, so their order does not matter';
const throughEntering =
  'the interrupted payment was looked up and forgotten before, so entering leads straight on to loading';
const freeAtOnce = 'in no-payment mode each of them leads straight on to idle, and does nothing before';
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
    'swap an action: verified on captcha.reset: countRound after reportCleared',
    'swap an action: expired on captcha.reset: countRound after reportCleared',
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
    'swap an action: saving on form.accepted: clearForm after announceSuccess',
  ),
  compare: because(
    'deciding leads straight on to the same state, since either all or none of the data is there',
    'retarget: (root) initial to loading',
    'retarget: loading loadSummaries failed to deciding',
    'retarget: shown on refresh.requested to deciding',
  ),
  dataView: because(
    oneIsTrue,
    'reorder branches: entering always [0] ↔ [1]',
    'reorder branches: showing.resting on page.turned [0] ↔ [1]',
  ),
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
    ...because(validatedBefore, 'swap an action: editing on form.submitted [1]: validate after revealErrors'),
    ...because(
      otherKeys,
      'swap an action: editing on form.filled: fill after clearErrors',
      'swap an action: editing on form.reset: restoreInitialValues after clearErrors',
      'swap an action: submitted on form.committed: commit after clearErrors',
      'swap an action: submitted on form.reset: restoreInitialValues after clearErrors',
    ),
    ...because(
      otherHearers,
      'swap an action: submitting entry: forgetOutcome after reportSent',
      'swap an action: submitting submitForm answered: noteSuccess after reportAccepted',
      'swap an action: submitting submitForm failed: keepFailure after reportRefused',
    ),
  },
  guardedForm: {
    ...because(
      otherHearers,
      'swap an action: (root) on form.accepted: resetCaptcha after report',
      'swap an action: (root) on form.refused: resetCaptcha after report',
    ),
    'remove a transition: (root) form moved':
      'walks supply what the form shows; test/flows/guarded-form/rules.test.ts uses a real form',
  },
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
  receipts: because(otherKeys, 'swap an action: failed on receipt.chosen: choose after noteOutdated'),
  registration: {
    ...because(
      otherHearers,
      'swap an action: filling on registration.recalled: noteRecalled after closeForm',
      'swap an action: done entry: clearRegistered after goToLogin',
    ),
    ...because(
      otherKeys,
      'swap an action: filling on registration.recalled: keepRegistered after noteRecalled',
    ),
  },
  savedViews: because(
    otherKeys,
    'swap an action: bringingBack bringBack answered: keepView after forgetRemoved',
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
      'reorder branches: loading loadSubscription answered [0] ↔ [1]',
      'reorder branches: recalling recallPayment answered [0] ↔ [1]',
      'reorder branches: renewing saveSubscription answered [0] ↔ [1]',
    ),
    ...because(
      throughEntering,
      'retarget: changedElsewhere on changes.taken to entering',
      'retarget: confirming loadSubscription answered [1] to entering',
      'retarget: failed on retry.requested to entering',
      'retarget: outdated on retry.requested to entering',
      'retarget: recalling recallPayment answered [0] to entering',
      'retarget: recalling recallPayment answered [1] to entering',
      'retarget: recalling recallPayment answered [2] to entering',
      'retarget: recalling recallPayment failed to entering',
      'retarget: renewing saveSubscription answered [1] to entering',
      'retarget: renewing saveSubscription answered [2] to entering',
      'retarget: unpaid.cancelling cancelPayment answered to entering',
      'retarget: unpaid.cancelling cancelPayment failed [0] to entering',
      'retarget: unpaid.paying on payment.completed to entering',
      'retarget: unpaid.paying on payment.refused to entering',
      'retarget: unpaid.paying on payment.withdrawn to entering',
    ),
    ...because(
      freeAtOnce,
      'retarget: opening always to pricing',
      'retarget: opening always to unselected',
      'retarget: pricing always to opening',
      'retarget: pricing always to unselected',
      'retarget: unselected always to opening',
      'retarget: unselected always to pricing',
    ),
    ...because(
      otherKeys,
      'swap an action: (root) on selection.changed [1]: keepSelection after dropPrice',
      'swap an action: confirming loadSubscription answered [4]: keepSubscription after noteRefusal',
    ),
    ...because(
      otherHearers,
      'swap an action: confirming loadSubscription answered [0]: showSubscription after refreshSession',
      'swap an action: confirming loadSubscription answered [1]: keepSubscription after refreshSession',
      'swap an action: confirming loadSubscription answered [2]: noteRefusal after refreshSession',
      'swap an action: confirming loadSubscription answered [2]: showSubscription after noteRefusal',
      'swap an action: confirming loadSubscription answered [3]: keepChanged after refreshSession',
      'swap an action: confirming loadSubscription answered [4]: noteRefusal after announceNotRenewed',
      'swap an action: reloading loadSubscription answered [1]: keepChanged after refreshSession',
      'swap an action: renewing saveSubscription answered [0]: keepChanged after refreshSession',
      'swap an action: renewing saveSubscription failed [0]: noteRefusal after announceRefusal',
      'swap an action: unpaid.cancelling cancelPayment answered: dropOrder after refreshSession',
      'swap an action: unpaid.cancelling cancelPayment failed [0]: noteRefusal after refreshSession',
      'swap an action: unpaid.paying on payment.completed: dropOrder after refreshSession',
      'swap an action: unpaid.paying on payment.withdrawn: dropOrder after refreshSession',
    ),
  },
  venueSelection: because(
    delayedAnyway,
    'swap an action: lockedEarly on venues.loaded [0]: keepVenues by keepVenuesOnly',
    'swap an action: waiting on venues.loaded [0]: keepVenues by keepVenuesOnly',
  ),
};
