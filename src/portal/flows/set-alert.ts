import { fromPromise } from 'xstate';
import { setAlertMachine } from '../../../machines/set-alert.ts';
import { postAlert } from './view-alerts.ts';

/** Setting an alert, bound to the service. A failure is shown in the dialog. */
export const setAlert = setAlertMachine.provide({ actors: { saveAlert: fromPromise(postAlert) } });
