import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { securityClock } from '../clock.ts';
import { priorityOf } from './priorities.ts';

/** A complete mail: a subject of one line, and the same content as text and as HTML. */
export type Mail = {
  /** What it is about, in kebab-case: `password-link`. */
  readonly kind: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** SHA-256 of the token of a link in it, whose lifetime starts when the mail is handed over. */
  readonly linkHash?: Buffer;
  /** Address whose POST stops mails like this one (RFC 8058). */
  readonly offLink?: string;
  /** Number of the receipt, invoice or credit note that is attached. */
  readonly attached?: string;
};

/** An address or subject that could inject a header or a second recipient. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
}

// A line break would start another header; a comma or semicolon another recipient (RFC 5322 3.4).
const oneLine = /^[^\r\n\0]+$/;
const oneAddress = /^[^\s,;<>()[\]\\"\0]+@[^\s,;<>()[\]\\"\0@]+$/;

/**
 * Puts a mail into the outbox, within the caller's transaction: it is sent if and only if that commits.
 *
 * @param seal of mails, because a link in a waiting mail must not be readable in a copy of the database
 * @returns the mail's id, also its Message-ID
 * @throws MailFault if the address or the subject could inject a header
 */
export async function queueMail(
  client: Queryable,
  mail: Mail,
  { seal }: Pick<Seal, 'seal'>,
): Promise<string> {
  if (!oneAddress.test(mail.to) || mail.to.length > 254) throw new MailFault('not one mail address');
  if (!oneLine.test(mail.subject)) throw new MailFault('not a subject of one line');
  const id = randomUUID();
  const now = securityClock.now();
  await client.query(
    `INSERT INTO mail_outbox
       (id, kind, recipient, subject, sealed_bodies, created_at, next_try_at, priority, link_hash, receipt)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
    [
      id,
      mail.kind,
      mail.to,
      mail.subject,
      // The link that stops mails is sealed too, because it works without signing in.
      seal(JSON.stringify([mail.text, mail.html, mail.offLink ?? null])),
      now,
      priorityOf(mail.kind),
      mail.linkHash ?? null,
      mail.attached ?? null,
    ],
  );
  return id;
}

/** A waiting mail's text, HTML and address that stops mails like it; null if they were sealed with another secret. */
export function openBodies(
  sealed: Buffer,
  { open }: Pick<Seal, 'open'>,
): { text: string; html: string; offLink: string | null } | null {
  const opened = open(sealed);
  if (opened === null) return null;
  const [text, html, offLink = null]: [string, string, (string | null)?] = JSON.parse(opened);
  return { text, html, offLink };
}
