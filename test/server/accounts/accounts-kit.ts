import {
  type MailStandIn,
  type ReceivedMail,
  startMailStandIn,
} from '../../../src/sandbox/mail/smtp-stand-in.ts';
import { startMails } from '../../../src/server/program/background-jobs.ts';
import { createUndo } from '../../../src/server/program/undo.ts';
import type { TestAppOptions } from '../app-kit.ts';
import type { TestDatabase } from '../database.ts';
import { type RunningPortal, startPortal, Visitor } from './auth-kit.ts';

export interface AccountsPortal extends RunningPortal {
  /** Carries out waiting registrations and forgotten passwords and sends the mails; returns all mails, newest first. */
  readonly deliver: () => Promise<readonly ReceivedMail[]>;
  readonly worker: { readonly runNow: () => Promise<number> };
  readonly mails: () => readonly ReceivedMail[];
  readonly standIn: MailStandIn;
}

export type AccountsPortalOptions = TestAppOptions & {
  readonly smtpUrl?: URL;
  /** How often worker and mailer run by themselves; by default only when called. */
  readonly everyMs?: number;
};

const neverMs = 3_600_000;

/** The service with a mail server and the workers for registrations and mails, on a port of its own. */
export async function startAccountsPortal(
  database: Pick<TestDatabase, 'url' | 'pool'>,
  { smtpUrl, everyMs = neverMs, ...options }: AccountsPortalOptions = {},
): Promise<AccountsPortal> {
  const undo = createUndo();
  const portal = await startPortal(database, options);
  undo.push(portal.close);
  const standIn = await startMailStandIn();
  undo.push(standIn.stop);
  const { log } = portal.app;
  const worker = portal.calls.accounts.startWorker({ log, everyMs });
  undo.push(worker.stop);
  const mailer = startMails({ ...portal, log, undo }, smtpUrl ?? standIn.smtpUrl, { everyMs });
  return {
    ...portal,
    worker,
    mails: standIn.mails,
    standIn,
    deliver: async () => {
      await worker.runNow();
      await mailer.deliverDue();
      return standIn.mails();
    },
    close: undo.run,
  };
}

/** A valid registration; `more` overrides its fields. */
export const registration = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
  email,
  firstName: 'Jane',
  lastName: 'Doe',
  phoneNumber: '020 7946 0958',
  company: 'Example Ltd',
  country: 'GB',
  question: 'What was the name of your first school?',
  answer: 'Saint Mary',
  // These portals have no terms unless a test publishes some.
  termsVersion: null,
  venueRegisters: [
    { venueId: 2, isRealOrders: false, isRealTraders: false, isDelayedOrders: true, isDelayedTraders: true },
  ],
  ...more,
});

/** The token of the link in a mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  return /\/restore-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The password that `join` sets. */
export const firstPassword = 'Horizon2026';

/** Registers a person, follows the mailed link and sets a password; returns a browser that is signed in. */
export async function join(portal: AccountsPortal, email: string, more = {}): Promise<Visitor> {
  const visitor = new Visitor(portal);
  const registered = await visitor.call('POST', '/auth/register', registration(email, more));
  if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
  const mails = await portal.deliver();
  const token = tokenIn(mails.find(({ to }) => to.includes(email)));
  const restored = await visitor.call('POST', `/api/forgotpassword/${token}/restore`, {
    Answer: 'Saint Mary',
    Password: firstPassword,
  });
  if (restored.status !== 200) throw new Error(`no password: ${JSON.stringify(restored.body)}`);
  await visitor.createSession(await visitor.redirect(await visitor.signIn(email, firstPassword)));
  return visitor;
}

/** Asks for a link; returns the token from the mail, or an empty string when no mail came. */
export async function askForLink(portal: AccountsPortal, email: string): Promise<string> {
  const before = portal.mails().length;
  const asked = await new Visitor(portal).call('POST', '/api/forgotpassword', { Email: email });
  if (asked.status !== 204) throw new Error(`not asked: ${JSON.stringify(asked.body)}`);
  const mails = await portal.deliver();
  return mails.length > before ? tokenIn(mails[0]) : '';
}
