import type { AnyStateMachine } from 'xstate';
import { accountClosingMachine } from './account-closing.ts';
import { accountEventsMachine } from './account-events.ts';
import { accountExportMachine } from './account-export.ts';
import { accountSessionsMachine } from './account-sessions.ts';
import { alertMarkMachine } from './alert-mark.ts';
import { alertsMachine } from './alerts.ts';
import { apiKeysMachine } from './api-keys.ts';
import { autoRenewalMachine } from './auto-renewal.ts';
import { besideTapeMachine } from './beside-tape.ts';
import { bootMachine } from './boot.ts';
import { callbackMachine } from './callback.ts';
import { captchaMachine } from './captcha.ts';
import { cascadeMachine } from './cascade.ts';
import { changePasswordMachine } from './change-password.ts';
import { compareMachine } from './compare.ts';
import { confirmationMachine } from './confirmation.ts';
import { dataCalendarMachine } from './data-calendar.ts';
import { dataViewMachine } from './data-view.ts';
import { detailsMachine } from './details.ts';
import { documentsMachine } from './documents.ts';
import { fileDownloadMachine } from './file-download.ts';
import { findMachine } from './find.ts';
import { formMachine } from './form.ts';
import { getDataMachine } from './get-data.ts';
import { instrumentMachine } from './instrument.ts';
import { listExportMachine } from './list-export.ts';
import { liveFeedMachine } from './live-feed.ts';
import { openFilesMachine } from './open-files.ts';
import { operatorActMachine } from './operator-act.ts';
import { operatorScreenMachine } from './operator-screen.ts';
import { paymentMachine } from './payment.ts';
import { publicTradesMachine } from './public-trades.ts';
import { publishersMachine } from './publishers.ts';
import { receiptsMachine } from './receipts.ts';
import { registrationMachine } from './registration.ts';
import { reportDownloadMachine } from './report-download.ts';
import { reportTablesMachine } from './report-tables.ts';
import { restorePasswordMachine } from './restore-password.ts';
import { rowDetailsMachine } from './row-details.ts';
import { saveViewMachine } from './save-view.ts';
import { savedViewsMachine } from './saved-views.ts';
import { secondFactorMachine } from './second-factor.ts';
import { segmentSilenceMachine } from './segment-silence.ts';
import { sessionMachine } from './session.ts';
import { setAlertMachine } from './set-alert.ts';
import { signInMachine } from './sign-in.ts';
import { subscriptionMachine } from './subscription.ts';
import { tapeMachine } from './tape.ts';
import { terminationMachine } from './termination.ts';
import { termsMachine } from './terms.ts';
import { topVenuesMachine } from './top-venues.ts';
import { tryCallMachine } from './try-call.ts';
import { venueMachine } from './venue.ts';
import { venueSelectionMachine } from './venue-selection.ts';
import { venuesMachine } from './venues.ts';
import { viewAlertsMachine } from './view-alerts.ts';
import { viewExportMachine } from './view-export.ts';
import { watchlistMachine } from './watchlist.ts';

/** The flows by what people do with them, each with its name for people. */
export const journeys: readonly {
  readonly title: string;
  readonly flows: readonly (readonly [machine: AnyStateMachine, title: string])[];
}[] = [
  {
    title: 'Opening the portal',
    flows: [
      [bootMachine, 'First page'],
      [sessionMachine, 'Session'],
      [alertsMachine, 'Messages'],
      [venuesMachine, 'List of venues'],
      [publicTradesMachine, 'Last public trades'],
    ],
  },
  {
    title: 'Filling in a form',
    flows: [
      [formMachine, 'Form'],
      [captchaMachine, 'Human verification'],
    ],
  },
  {
    title: 'Logging in',
    flows: [
      [signInMachine, 'Log in'],
      [callbackMachine, 'Return from the identity provider'],
      [restorePasswordMachine, 'Restore a password'],
      [changePasswordMachine, 'Change a password'],
      [confirmationMachine, 'Confirmation'],
    ],
  },
  {
    title: 'Registering and paying',
    flows: [
      [registrationMachine, 'Registration'],
      [termsMachine, 'Terms of use'],
      [venueSelectionMachine, 'Selection of venues'],
      [paymentMachine, 'Payment'],
    ],
  },
  {
    title: 'Keeping a subscription',
    flows: [
      [subscriptionMachine, 'Subscription'],
      [autoRenewalMachine, 'Automatic renewal'],
      [terminationMachine, 'Termination'],
      [receiptsMachine, 'Payments and receipts'],
    ],
  },
  {
    title: 'Finding and reading data',
    flows: [
      [cascadeMachine, 'Select data'],
      [findMachine, 'Search'],
      [instrumentMachine, 'Instrument'],
      [dataViewMachine, 'View of orders or trades'],
      [tapeMachine, 'Tape'],
      [besideTapeMachine, 'Figures and quotes beside the tape'],
      [liveFeedMachine, 'Live rows'],
      [segmentSilenceMachine, 'Silence of a segment'],
      [rowDetailsMachine, 'Details of a row'],
      [viewExportMachine, 'Export of a view'],
      [compareMachine, 'Comparison'],
      [getDataMachine, 'Data as files'],
      [dataCalendarMachine, 'Calendar of the data'],
      [venueMachine, 'Trading venue'],
    ],
  },
  {
    title: 'Keeping views and alerts',
    flows: [
      [watchlistMachine, 'Watchlist'],
      [saveViewMachine, 'Save a view'],
      [savedViewsMachine, 'Saved views'],
      [setAlertMachine, 'Set an alert'],
      [viewAlertsMachine, 'Alerts of a view'],
      [alertMarkMachine, 'Mark of new alerts'],
    ],
  },
  {
    title: 'Managing an account',
    flows: [
      [detailsMachine, 'Details'],
      [accountExportMachine, 'Export of an account'],
      [apiKeysMachine, 'API keys'],
      [secondFactorMachine, 'Second factor'],
      [accountSessionsMachine, 'Sessions of an account'],
      [accountEventsMachine, 'What happened to an account'],
      [accountClosingMachine, 'Closing an account'],
      [tryCallMachine, 'Try of an API call'],
    ],
  },
  {
    title: 'Operating the service',
    flows: [
      [operatorScreenMachine, 'Screen of the console'],
      [listExportMachine, 'Export of a list'],
      [operatorActMachine, 'Act of an operator'],
    ],
  },
  {
    title: 'Reports and documents',
    flows: [
      [publishersMachine, 'Publishers of reports'],
      [reportDownloadMachine, 'Reports of a publisher'],
      [reportTablesMachine, 'Tables of a report'],
      [topVenuesMachine, 'Top five venues'],
      [documentsMachine, 'Documents'],
      [openFilesMachine, 'Open data'],
      [fileDownloadMachine, 'Download of a file'],
    ],
  },
];

/** Every flow of the product, named by its machine's id. */
export const flows: readonly AnyStateMachine[] = journeys.flatMap((journey) =>
  journey.flows.map(([machine]) => machine),
);
