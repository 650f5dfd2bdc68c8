import type { AnyStateMachine } from 'xstate';
import { accountExportMachine } from './account-export.ts';
import { alertMarkMachine } from './alert-mark.ts';
import { alertsMachine } from './alerts.ts';
import { apiKeysMachine } from './api-keys.ts';
import { autoRenewalMachine } from './auto-renewal.ts';
import { bootMachine } from './boot.ts';
import { callbackMachine } from './callback.ts';
import { captchaMachine } from './captcha.ts';
import { cascadeMachine } from './cascade.ts';
import { changePasswordMachine } from './change-password.ts';
import { compareMachine } from './compare.ts';
import { dataCalendarMachine } from './data-calendar.ts';
import { dataViewMachine } from './data-view.ts';
import { detailsMachine } from './details.ts';
import { documentsMachine } from './documents.ts';
import { fileDownloadMachine } from './file-download.ts';
import { findMachine } from './find.ts';
import { formMachine } from './form.ts';
import { liveFeedMachine } from './live-feed.ts';
import { openFilesMachine } from './open-files.ts';
import { paymentMachine } from './payment.ts';
import { publishersMachine } from './publishers.ts';
import { receiptsMachine } from './receipts.ts';
import { registrationMachine } from './registration.ts';
import { reportDownloadMachine } from './report-download.ts';
import { restorePasswordMachine } from './restore-password.ts';
import { rowDetailsMachine } from './row-details.ts';
import { saveViewMachine } from './save-view.ts';
import { savedViewsMachine } from './saved-views.ts';
import { segmentSilenceMachine } from './segment-silence.ts';
import { sessionMachine } from './session.ts';
import { signInMachine } from './sign-in.ts';
import { subscriptionMachine } from './subscription.ts';
import { terminationMachine } from './termination.ts';
import { termsMachine } from './terms.ts';
import { topVenuesMachine } from './top-venues.ts';
import { venueSelectionMachine } from './venue-selection.ts';
import { venuesMachine } from './venues.ts';
import { viewAlertsMachine } from './view-alerts.ts';
import { viewExportMachine } from './view-export.ts';

/** Every flow of the product, named by its machine's id. */
export const flows: readonly AnyStateMachine[] = [
  bootMachine,
  sessionMachine,
  alertsMachine,
  venuesMachine,
  formMachine,
  captchaMachine,
  signInMachine,
  callbackMachine,
  cascadeMachine,
  dataViewMachine,
  viewExportMachine,
  compareMachine,
  findMachine,
  liveFeedMachine,
  segmentSilenceMachine,
  rowDetailsMachine,
  saveViewMachine,
  savedViewsMachine,
  viewAlertsMachine,
  alertMarkMachine,
  registrationMachine,
  venueSelectionMachine,
  paymentMachine,
  subscriptionMachine,
  autoRenewalMachine,
  terminationMachine,
  receiptsMachine,
  restorePasswordMachine,
  changePasswordMachine,
  detailsMachine,
  accountExportMachine,
  apiKeysMachine,
  publishersMachine,
  reportDownloadMachine,
  topVenuesMachine,
  documentsMachine,
  openFilesMachine,
  dataCalendarMachine,
  fileDownloadMachine,
  termsMachine,
];
