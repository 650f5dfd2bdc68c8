import nodemailer from 'nodemailer';
import type pg from 'pg';
import type { Seal } from '../../platform/seal.ts';
import { type Clock, securityClock } from '../clock.ts';
import { assertOutsideTransaction } from '../database/transaction-scope.ts';
import { startRepeatedWork } from '../repeated-work.ts';
import { type DueMail, dropMail, markSent, putBack, takeMail } from './due-mails.ts';
import { openBodies } from './outbox.ts';
import { type Priority, priorities } from './priorities.ts';

export type MailerOptions = {
  readonly pool: pg.Pool;
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: URL;
  /** Nothing is said on an smtp:// connection that does not turn to TLS first. */
  readonly requireTls?: boolean;
  /** What `postLetter` sealed with. */
  readonly seal: Pick<Seal, 'open'>;
  /** Sender of every mail. */
  readonly from: string;
  /** Told the hash of a mailed link's token when its mail is being handed over: the link's life begins. */
  readonly startLink?: (tokenHash: Buffer) => Promise<void>;
  /** Makes the document of a receipt; null when there is none of that number. */
  readonly receiptDocument?: (number: string) => Promise<Uint8Array | null>;
  readonly log: {
    info: (facts: object, message: string) => void;
    warn: (facts: object, message: string) => void;
  };
  readonly clock?: Clock;
  /** How often the outbox is looked at, in milliseconds. */
  readonly everyMs?: number;
};

export type Mailer = {
  /** Sends what is due now; resolves with how many mails the mail server took. */
  readonly deliverDue: () => Promise<number>;
  /** Stops looking, and waits for the mails that are on their way. */
  readonly stop: () => Promise<void>;
};

/** After so many days a mail that no server takes is given up, as mail servers do (RFC 5321 4.5.4.1). */
const giveUpDays = 5;
/** So often a server may refuse a mail for good before it is believed: it may have been set up wrongly for an hour. */
const allowedRefusals = 5;

/** Mails on their way at a time; one more connection is kept for security alone. */
const lanes = 3;

/** What went wrong, without the address or the content of the mail. */
function faultOf(error: unknown): { readonly text: string; readonly isRefusal: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown', isRefusal: false };
  const code = 'code' in error ? error.code : undefined;
  const answered = 'responseCode' in error ? error.responseCode : undefined;
  const text = [code, answered].filter((part) => part !== undefined).join(' ') || error.name;
  // 5yz about the address or the content (RFC 5321 4.2.1); a refused sign-in is no fault of the mail.
  const isRefusal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answered === 'number' && answered >= 500;
  return { text, isRefusal };
}

/** By these a mail program offers to stop mails like this one (RFC 2369, RFC 8058). */
const offHeaders = (link: string | null): Record<string, string> =>
  link === null
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isTooOld = (mail: DueMail, now: Date): boolean =>
  now.getTime() - new Date(mail.created_at).getTime() > giveUpDays * 86_400_000;

/**
 * Carries mails from the outbox to the mail server over a few kept connections, each taken by one lane of one
 * instance only and kept until the server has it: security first, mass mailings last, and a mail that fails waits for
 * itself alone. No transaction is open while it speaks to the server. A mail that may have been taken when the
 * process died is sent again under the same Message-ID, by which mailboxes know it.
 */
export function startMailer({
  pool,
  smtpUrl,
  requireTls = false,
  seal,
  from,
  startLink,
  receiptDocument,
  log,
  clock = securityClock,
  everyMs = 1000,
}: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl.href,
    pool: true,
    maxConnections: lanes + 1,
    // The outbox tries again by itself; a mail sent again here could arrive twice.
    maxRequeues: 0,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(mail: DueMail): Promise<boolean> {
    const facts = { mail: mail.id, kind: mail.kind };
    const bodies = openBodies(mail.sealed_bodies, seal);
    if (bodies === null) {
      // Another instance may have the secret already, or this one be given it again (SESSION_SECRET_PREVIOUS).
      log.warn(facts, 'a mail is sealed with another secret');
      if (isTooOld(mail, clock.now())) await dropMail(pool, mail);
      else await putBack(pool, mail, { text: 'sealed with another secret', isRefusal: false }, clock.now());
      return false;
    }
    // Before it is handed over: whoever reads it at once finds a living link, also when this process dies meanwhile.
    if (mail.link_hash !== null) await startLink?.(mail.link_hash);
    assertOutsideTransaction('The mail server');
    try {
      const { receipt } = mail;
      const document = receipt === null ? null : await receiptDocument?.(receipt);
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
      const told = { ...facts, tries: mail.tries, fault: fault.text };
      if (isTooOld(mail, clock.now()) || (fault.isRefusal && mail.refusals + 1 >= allowedRefusals)) {
        log.warn(told, 'a mail was given up');
        await dropMail(pool, mail);
      } else {
        await putBack(pool, mail, fault, clock.now());
        log.warn(told, 'a mail was not taken');
      }
      return false;
    }
    await markSent(pool, mail, clock.now());
    log.info(facts, 'a mail was taken by the mail server');
    return true;
  }

  async function lane(atMost: Priority): Promise<number> {
    const next = () => takeMail(pool, clock.now(), atMost);
    let taken = 0;
    for (let mail = await next(); mail; mail = await next()) {
      if (await send(mail)) taken += 1;
    }
    return taken;
  }

  async function allLanes(): Promise<number> {
    const ended = await Promise.allSettled(Array.from({ length: lanes }, () => lane(priorities.mass)));
    let taken = 0;
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason;
      taken += one.value;
    }
    return taken;
  }

  const broken = (error: unknown): void => log.warn({ err: error }, 'the outbox could not be read');
  // Of their own: however slow the server is for a mass mailing, a link that sets a password finds a free connection.
  const urgent = startRepeatedWork(() => lane(priorities.security), everyMs, broken);
  const others = startRepeatedWork(allLanes, everyMs, broken);
  return {
    // One after the other, so that security mails go in the order in which they were written.
    deliverDue: async () => (await urgent.runNow()) + (await others.runNow()),
    stop: async () => {
      await Promise.all([urgent.stop(), others.stop()]);
      transport.close();
    },
  };
}
