import nodemailer from 'nodemailer';
import type { Database } from '../../platform/database/database.ts';
import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import type { Seal } from '../../platform/seal.ts';
import { type Clock, securityClock } from '../clock.ts';
import { keepHeld } from '../jobs/lease.ts';
import { startRepeatedWork } from '../repeated-work.ts';
import { claimMail, type DueMail, giveUpMail, markSent, retryLater } from './due-mails.ts';
import { openBodies } from './outbox.ts';
import { type Priority, priorities } from './priorities.ts';

export type MailerOptions = {
  readonly pool: Database;
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: URL;
  /** Sends nothing over an smtp:// connection before it has switched to TLS. */
  readonly requireTls?: boolean;
  /** The seal that `queueMail` used. */
  readonly seal: Pick<Seal, 'open'>;
  /** Sender of every mail. */
  readonly from: string;
  /** Called with the hash of a mailed link's token when its mail is handed over, which starts the link's lifetime. */
  readonly startLink?: (tokenHash: Buffer) => Promise<void>;
  /** Makes a receipt, an invoice or a credit note; null if there is none with that number. */
  readonly documentNumbered?: (number: string) => Promise<Uint8Array | null>;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
  };
  readonly clock?: Clock;
  /** Time between two checks of the outbox, in milliseconds. */
  readonly everyMs?: number;
};

export type Mailer = {
  /** Sends what is due now; resolves with the number of mails that the mail server accepted. */
  readonly deliverDue: () => Promise<number>;
  /** Stops checking, and waits for the mails that are being sent. */
  readonly stop: () => Promise<void>;
};

/** Days after which a mail that no server accepts is given up, as mail servers do (RFC 5321 4.5.4.1). */
const giveUpDays = 5;
/** Number of permanent refusals before one is believed: the server may have been misconfigured for an hour. */
const allowedRefusals = 5;

/** A mail is not sent without the paper that it is about. */
class MissingDocument extends Error {
  override readonly name = 'MissingDocument';
}

/** Mails sent in parallel; one more connection is reserved for security mails. */
const lanes = 3;

/** What went wrong, without the address or the content of the mail. */
function faultOf(error: unknown): { readonly text: string; readonly isRefusal: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown', isRefusal: false };
  const code = 'code' in error ? error.code : undefined;
  const answered = 'responseCode' in error ? error.responseCode : undefined;
  // Behind the mail library's own code: a refused connection, an unknown name, or what is wrong with a certificate.
  const original = 'originalCode' in error ? error.originalCode : undefined;
  const text = [code, original, answered].filter((part) => part !== undefined).join(' ') || error.name;
  // 5yz about the address or the content (RFC 5321 4.2.1); a refused sign-in is not the mail's fault.
  const isRefusal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answered === 'number' && answered >= 500;
  return { text, isRefusal };
}

/** The headers by which a mail program offers to stop mails like this one (RFC 2369, RFC 8058). */
const offHeaders = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isTooOld = (mail: DueMail, now: Date): boolean =>
  now.getTime() - new Date(mail.created_at).getTime() > giveUpDays * 86_400_000;

/**
 * Sends mails from the outbox to the mail server over a few persistent connections. Each mail is taken by one lane of
 * one instance and stays in the outbox until the server has accepted it. Security mails go first, mass mailings last,
 * and a mail that fails delays no other. No transaction is open while the server is talked to. A mail that may have
 * been accepted when the process died is sent again with the same Message-ID, by which mailboxes recognise it.
 */
export function startMailer({
  pool,
  smtpUrl,
  requireTls = false,
  seal,
  from,
  startLink,
  documentNumbered,
  log,
  clock = securityClock,
  everyMs = 1000,
}: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl.href,
    pool: true,
    maxConnections: lanes + 1,
    // The outbox retries by itself; a mail that is requeued here could arrive twice.
    maxRequeues: 0,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function makeDocument(number: string, facts: object): Promise<Uint8Array | undefined> {
    try {
      const document = await documentNumbered?.(number);
      if (document === null) throw new MissingDocument('There is no document with this number');
      return document;
    } catch (error) {
      // The mail server has no part in it, and what it answers is all that is said of a mail otherwise.
      log.warn({ ...facts, err: error }, 'the document of a mail could not be made');
      throw error;
    }
  }

  async function send(mail: DueMail): Promise<boolean> {
    const facts = { mail: mail.id, kind: mail.kind };
    const bodies = openBodies(mail.sealed_bodies, seal);
    if (bodies === null) {
      // Another instance may already use that secret, or this one may get it back (SESSION_SECRET_PREVIOUS).
      const fault = { text: 'sealed with another secret', isRefusal: false };
      if (isTooOld(mail, clock.now())) {
        log.warn({ ...facts, fault: fault.text }, 'a mail was given up');
        await giveUpMail(pool, mail, fault.text, clock.now());
      } else {
        await retryLater(pool, mail, fault, clock.now());
        log.warn(facts, 'a mail is sealed with another secret');
      }
      return false;
    }
    assertOutsideTransaction('The mail server');
    try {
      // Before the mail is handed over, so that its link works at once, even if this process dies meanwhile.
      if (mail.link_hash !== null) await startLink?.(mail.link_hash);
      const { receipt } = mail;
      const document = receipt === null ? undefined : await makeDocument(receipt, facts);
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: bodies.text,
        html: bodies.html,
        messageId: `<${mail.id}@daylight>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...offHeaders(bodies.offLink) },
        attachments: document
          ? [
              {
                filename: `${receipt}.pdf`,
                content: Buffer.from(document),
                contentType: 'application/pdf',
              },
            ]
          : [],
      });
    } catch (error) {
      const fault = faultOf(error);
      const failure = { ...facts, tries: mail.tries, fault: fault.text };
      if (isTooOld(mail, clock.now()) || (fault.isRefusal && mail.refusals + 1 >= allowedRefusals)) {
        log.warn(failure, 'a mail was given up');
        await giveUpMail(pool, mail, fault.text, clock.now());
      } else {
        await retryLater(pool, mail, fault, clock.now());
        log.warn(failure, 'a mail was not accepted');
      }
      return false;
    }
    await markSent(pool, mail, clock.now());
    log.info(facts, 'a mail was accepted by the mail server');
    return true;
  }

  async function lane(atMost: Priority, stopped: () => boolean): Promise<number> {
    let taken = 0;
    while (!stopped()) {
      const mail = await claimMail(pool, clock.now(), atMost);
      if (!mail) break;
      const stopRenewing = keepHeld(pool, 'mail_outbox', mail);
      try {
        if (await send(mail)) taken += 1;
      } finally {
        await stopRenewing();
      }
    }
    return taken;
  }

  async function allLanes(stopped: () => boolean): Promise<number> {
    const ended = await Promise.allSettled(
      Array.from({ length: lanes }, () => lane(priorities.mass, stopped)),
    );
    let taken = 0;
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason;
      taken += one.value;
    }
    return taken;
  }

  const broken = (error: unknown): void => log.warn({ err: error }, 'the outbox could not be read');
  // Separate, so that a link for setting a password finds a free connection however slowly a mass mailing goes.
  const urgent = startRepeatedWork((stopped) => lane(priorities.security, stopped), everyMs, broken);
  const others = startRepeatedWork(allLanes, everyMs, broken);
  return {
    // One after the other, so that security mails are sent in the order in which they were written.
    deliverDue: async () => (await urgent.runNow()) + (await others.runNow()),
    stop: async () => {
      await Promise.all([urgent.stop(), others.stop()]);
      transport.close();
    },
  };
}
