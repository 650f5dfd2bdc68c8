import type { AnyStateMachine } from 'xstate';
import { alertsMachine } from './alerts.ts';
import { callbackMachine } from './callback.ts';
import { captchaMachine } from './captcha.ts';
import { cascadeMachine } from './cascade.ts';
import { dataViewMachine } from './data-view.ts';
import { formMachine } from './form.ts';
import { sessionMachine } from './session.ts';
import { signInMachine } from './sign-in.ts';
import { venueSelectionMachine } from './venue-selection.ts';
import { venuesMachine } from './venues.ts';

export type Flow = { readonly name: string; readonly machine: AnyStateMachine; readonly description: string };

/** The atlas: every flow of the product. */
export const flows: readonly Flow[] = [
  { name: 'session', machine: sessionMachine, description: 'Who is signed in and what they may see.' },
  { name: 'alerts', machine: alertsMachine, description: 'The dialog, one message at a time.' },
  { name: 'venues', machine: venuesMachine, description: 'The trading venues and their cost, loaded once.' },
  {
    name: 'cascade',
    machine: cascadeMachine,
    description: 'The data selection: seven levels, each narrowed by those before it.',
  },
  {
    name: 'dataView',
    machine: dataViewMachine,
    description: 'The orders or trades of one instrument, shown in a grid.',
  },
  { name: 'form', machine: formMachine, description: 'A form, from the first key to the answer.' },
  { name: 'captcha', machine: captchaMachine, description: 'The check that a person fills in the form.' },
  { name: 'signIn', machine: signInMachine, description: 'Logging in, up to the identity provider.' },
  { name: 'callback', machine: callbackMachine, description: 'The way back from the identity provider.' },
  { name: 'venueSelection', machine: venueSelectionMachine, description: 'Which data of which venue a person wants.' },
];
