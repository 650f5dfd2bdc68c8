import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import { isKept } from './kept.ts';
import type { Step } from './oracle/recorder.ts';

/**
 * A rare situation that a complete run of the tests has to meet; otherwise nothing would test the rules about it.
 */
export type Situation = {
  readonly name: string;
  /** Its number, as cited in comments. */
  readonly requirement: string;
  /** The part of the run that meets it. */
  readonly part: 'machines' | 'portal' | 'server' | 'browser';
  /** The flow whose walks meet it, and the step. A test that causes it by itself calls `meets` instead. */
  readonly flow?: string;
  readonly isMet?: (before: AnyMachineSnapshot, step: Step) => boolean;
};

const money = 'decisions.md Money';

const inMachines = (
  requirement: string,
  flow: string,
  situations: Readonly<Record<string, NonNullable<Situation['isMet']>>>,
): readonly Situation[] =>
  Object.entries(situations).map(([name, isMet]) => ({ name, requirement, part: 'machines', flow, isMet }));

const inTests = (
  part: 'portal' | 'server' | 'browser',
  situations: Readonly<Record<string, string>>,
): readonly Situation[] =>
  Object.entries(situations).map(([name, requirement]) => ({ name, requirement, part }));

const is = (type: string, { event }: Step): boolean => event.type === type;

export const ledger: readonly Situation[] = [
  ...inMachines(money, 'payment', {
    'an approval is lost, and the service knows of the payment': (before, step) =>
      before.matches({ approving: 'asking' }) && step.after.matches('paid'),
    'a charge is not answered': (before, step) =>
      before.matches('executing') && step.after.matches('checking'),
    'a declined payment is approved by another means': (before, { event }) =>
      before.context.notice === 'declined' && event.type === 'payment.approved',
    'a held payment is refused': (before, { event, after }) =>
      before.matches('pending') && event.output === 'failed' && after.matches('cancelled'),
    'the session ends while a payment is charged': (before, { after }) =>
      before.matches('executing') && after.matches('interrupted'),
    'an order is paid while it is being opened again': (before, { event, after }) =>
      before.matches('checking') &&
      before.context.key !== '' &&
      event.output === 'paid' &&
      after.matches('paid'),
  }),
  ...inMachines('B 8', 'payment', {
    'the payment script fails to load for the third time': (before, { after }) =>
      before.matches('loadingScript') &&
      before.context.scriptAttempts === 3 &&
      after.matches({ failed: 'script' }),
  }),
  ...inMachines(money, 'subscription', {
    'another window has changed the subscription': (_, { after }) =>
      after.matches({ order: 'changedElsewhere' }),
    'a change without an answer was saved': (before, { after }) =>
      before.matches({ order: 'confirming' }) && after.matches({ order: 'refreshing' }),
    'a change without an answer was not saved': (before, { after }) =>
      before.matches({ order: 'confirming' }) && after.matches({ order: 'atRest' }),
    'a cancellation comes too late': (before, step) =>
      before.matches({ order: 'cancelling' }) && step.after.matches({ order: 'reviewing' }),
    'a payment cut off by the end of the session turns out to be paid': (before, { event }) =>
      before.matches({ order: 'recalling' }) && event.output === 'paid',
  }),
  ...inMachines('B 5', 'subscription', {
    'a selection is priced although it keeps changing': (_, { event }) =>
      event.type.startsWith('xstate.after.debounceMaxWait.'),
  }),
  ...inMachines('A 4.1', 'session', {
    'the session ends elsewhere while somebody is signed in': (before, step) =>
      before.matches('authenticated') && is('session.ended', step),
    'another tab signs out': (before, step) =>
      before.matches('authenticated') && is('otherTab.signedOut', step),
    'another tab signs in as somebody else, who replaces this user': (before, step) =>
      before.matches({ authenticated: 'refreshing' }) &&
      step.after.matches('authenticated') &&
      before.context.user?.email !== step.after.context.user?.email,
    'the answer to a sign-out is lost, and nobody is signed in': (before, { after }) =>
      before.matches('confirmingSignOut') && after.matches('unauthenticated'),
    'a sign-out fails': (before, { after }) =>
      before.matches('confirmingSignOut') && after.matches('authenticated'),
  }),
  ...inMachines('decisions.md Data and views', 'dataView', {
    'a refresh fails while rows are shown': (before, step) =>
      before.context.record !== null && is('xstate.error.actor.refreshData', step),
    'a refresh changes the type of view': (before, { event, after }) =>
      event.type === 'xstate.done.actor.refreshData' && before.context.viewId !== after.context.viewId,
    'other data is requested while a page is loading': (before, step) =>
      before.matches({ showing: 'turning' }) && is('address.changed', step),
  }),
  ...inMachines('decisions.md Data and views', 'openFiles', {
    'a refresh fails while files are listed': (before, step) =>
      before.context.index !== null && is('xstate.error.actor.loadIndex', step),
  }),
  ...inMachines('decisions.md Flows', 'fileDownload', {
    'a download breaks off at its last attempt': (before, step) =>
      before.context.attempt === 4 && is('xstate.error.actor.fetchFile', step),
    'a download is cancelled while another is queued': (before, step) =>
      before.context.waiting.length > 0 && is('download.cancelled', step),
  }),
  ...inMachines('A 4.4', 'alerts', {
    'a message is queued behind another': (_, { after }) => after.context.waiting.length > 0,
  }),
  ...inMachines('A 4.9', 'form', {
    'a captcha expires after it was passed': (before, step) =>
      before.context.values.captchaVerified === true && is('captcha.expired', step),
  }),
  ...inTests('portal', {
    'a charge is answered after its page was left': money,
    'somebody signs out while a payment is charged': 'A 4.2',
    'another tab signs out while a payment is charged': 'A 4.2',
    'a page that was left finds that the session has ended': 'A 4.1',
  }),
  ...inTests('server', {
    'an approval comes from the provider alone': money,
    'the provider reports a payment before the person comes back': money,
    'a payment is cancelled while it is charged': money,
    'two windows pay for one order': money,
    'two windows change a subscription at once': money,
    'a program dies in the middle of a charge': money,
    'the provider does not answer a charge': money,
    'the clock passes a renewal': 'B 9',
  }),
  ...inTests('browser', {
    'a page is reloaded while a payment is charged': money,
    'a purchase is cancelled in one tab while it is approved in another': money,
  }),
];

const folder = path.resolve(import.meta.dirname, '../../coverage/ledger');
const fileOf = (name: string): string => path.join(folder, name.replaceAll(/[^a-z]+/gi, '-'));
const noted = new Set<string>();

/** Records that a situation was met. @throws an error if the ledger does not contain it */
export function meets(name: string): void {
  if (noted.has(name)) return;
  if (!ledger.some((situation) => situation.name === name)) throw new Error(`not in the ledger: ${name}`);
  noted.add(name);
  if (!isKept) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), '');
}

/** Returns an observer of the steps of a flow, which records the situations that they meet. */
export function lookOut(flow: string): (step: Step) => void {
  const wanted = ledger.filter((situation) => situation.flow === flow);
  return (step) => {
    const { before } = step;
    if (before === null) return;
    for (const { name, isMet } of wanted) if (isMet?.(before, step)) meets(name);
  };
}

/** The situations of those parts not met since the run began. */
export const unmet = (parts: readonly string[]): readonly Situation[] =>
  ledger.filter(({ name, part }) => parts.includes(part) && !existsSync(fileOf(name)));
