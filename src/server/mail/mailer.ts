import nodemailer from 'nodemailer';
import type pg from 'pg';
import { type Clock, securityClock } from '../clock.ts';
import { assertOutsideTransaction } from '../database/transaction-scope.ts';
import { startRepeatedWork } from '../repeated-work.ts';
import type { Seal } from '../seal.ts';
import { type DueLetter, dropLetter, markSent, putBack, takeLetter } from './due-mails.ts';
import { openBodies } from './outbox.ts';
import { type Priority, priorities } from './priorities.ts';

export interface CourierOptions {
  readonly pool: pg.Pool;
  /** Address of the mail server: `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: URL;
  /** Nothing is said on an smtp:// connection that does not turn to TLS first. */
  readonly requireTls?: boolean;
  /** What `postLetter` sealed with. */
  readonly seal: Pick<Seal, 'open'>;
  /** Sender of every letter. */
  readonly from: string;
  /** Told the hash of a mailed link's token when its letter is being handed over: the link's life begins. */
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
}

export interface Courier {
  /** Sends what is due now; resolves with how many letters the mail server took. */
  readonly deliverDue: () => Promise<number>;
  /** Stops looking, and waits for the letters that are on their way. */
  readonly stop: () => Promise<void>;
}

/** After so many days a letter that no server takes is given up, as mail servers do (RFC 5321 4.5.4.1). */
const giveUpDays = 5;
/** So often a server may refuse a letter for good before it is believed: it may have been set up wrongly for an hour. */
const allowedRefusals = 5;

/** Letters on their way at a time; one more connection is kept for security alone. */
const lanes = 3;

/** What went wrong, without the address or the content of the letter. */
function faultOf(error: unknown): { readonly text: string; readonly isRefusal: boolean } {
  if (!(error instanceof Error)) return { text: 'unknown', isRefusal: false };
  const code = 'code' in error ? error.code : undefined;
  const answered = 'responseCode' in error ? error.responseCode : undefined;
  const text = [code, answered].filter((part) => part !== undefined).join(' ') || error.name;
  // 5yz about the address or the content (RFC 5321 4.2.1); a refused sign-in is no fault of the letter.
  const isRefusal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answered === 'number' && answered >= 500;
  return { text, isRefusal };
}

const isTooOld = (letter: DueLetter, now: Date): boolean =>
  now.getTime() - new Date(letter.created_at).getTime() > giveUpDays * 86_400_000;

/**
 * Carries letters from the outbox to the mail server over a few kept connections, each taken by one lane of one
 * instance only and kept until the server has it: security first, mass mailings last, and a letter that fails waits for
 * itself alone. No transaction is open while it speaks to the server. A letter that may have been taken when the
 * process died is sent again under the same Message-ID, by which mailboxes know it.
 */
export function startCourier({
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
}: CourierOptions): Courier {
  const transport = nodemailer.createTransport({
    url: smtpUrl.href,
    pool: true,
    maxConnections: lanes + 1,
    // The outbox tries again by itself; a letter sent again here could arrive twice.
    maxRequeues: 0,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(letter: DueLetter): Promise<boolean> {
    const facts = { letter: letter.id, kind: letter.kind };
    const bodies = openBodies(letter.sealed_bodies, seal);
    if (bodies === null) {
      // Another instance may have the secret already, or this one be given it again (SESSION_SECRET_PREVIOUS).
      log.warn(facts, 'a letter is sealed with another secret');
      if (isTooOld(letter, clock.now())) await dropLetter(pool, letter);
      else await putBack(pool, letter, { text: 'sealed with another secret', isRefusal: false }, clock.now());
      return false;
    }
    // Before it is handed over: whoever reads it at once finds a living link, also when this process dies meanwhile.
    if (letter.link_hash !== null) await startLink?.(letter.link_hash);
    assertOutsideTransaction('The mail server');
    try {
      const { receipt } = letter;
      const document = receipt === null ? null : await receiptDocument?.(receipt);
      await transport.sendMail({
        from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: bodies.text,
        html: bodies.html,
        messageId: `<${letter.id}@daylight>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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
      const told = { ...facts, tries: letter.tries, fault: fault.text };
      if (isTooOld(letter, clock.now()) || (fault.isRefusal && letter.refusals + 1 >= allowedRefusals)) {
        log.warn(told, 'a letter was given up');
        await dropLetter(pool, letter);
      } else {
        await putBack(pool, letter, fault, clock.now());
        log.warn(told, 'a letter was not taken');
      }
      return false;
    }
    await markSent(pool, letter, clock.now());
    log.info(facts, 'a letter was taken by the mail server');
    return true;
  }

  async function lane(atMost: Priority): Promise<number> {
    const next = () => takeLetter(pool, clock.now(), atMost);
    let taken = 0;
    for (let letter = await next(); letter; letter = await next()) {
      if (await send(letter)) taken += 1;
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

  const broken = (error: unknown): void =>
    log.warn({ fault: faultOf(error).text }, 'the outbox could not be read');
  // Of their own: however slow the server is for a mass mailing, a link that sets a password finds a free connection.
  const urgent = startRepeatedWork(() => lane(priorities.security), everyMs, broken);
  const others = startRepeatedWork(allLanes, everyMs, broken);
  return {
    // One after the other, so that security letters go in the order in which they were written.
    deliverDue: async () => (await urgent.runNow()) + (await others.runNow()),
    stop: async () => {
      await Promise.all([urgent.stop(), others.stop()]);
      transport.close();
    },
  };
}
