import type { Database } from '../../platform/database/database.ts';
import type { MailOutboxRow } from '../database/generated/rows.ts';
import { extendedLease, isFree } from '../jobs/lease.ts';
import { pauseAfter } from '../repeated-work.ts';
import type { Priority } from './priorities.ts';

/** A mail that a lane has taken. */
export type DueMail = Pick<
  MailOutboxRow,
  'id' | 'kind' | 'recipient' | 'subject' | 'sealed_bodies' | 'receipt' | 'created_at'
> & {
  /** SHA-256 of the token of a link whose lifetime starts with this mail. */
  readonly link_hash: MailOutboxRow['link_hash'];
  /** Including this one. */
  readonly tries: MailOutboxRow['tries'];
  /** Number of earlier permanent refusals by the server. */
  readonly refusals: MailOutboxRow['refusals'];
};

/** Takes the most urgent due mail, so that no other lane or instance sends it while it is kept held. */
export async function claimMail(pool: Database, now: Date, atMost: Priority): Promise<DueMail | undefined> {
  const { rows } = await pool.query<DueMail>({
    name: 'mail-claim',
    text: `UPDATE mail_outbox SET ${extendedLease}, tries = tries + 1
      WHERE id = (SELECT id FROM mail_outbox
                  WHERE priority <= $2 AND next_try_at <= $1 AND ${isFree}
                  ORDER BY priority, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, recipient, subject, sealed_bodies, link_hash, receipt, tries, refusals, created_at`,
    values: [now, atMost],
  });
  return rows[0];
}

/** Lays a mail aside that is no longer sent unless the operator says so; nothing is kept of a removed account's. */
export async function giveUpMail(pool: Database, mail: DueMail, fault: string, now: Date): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE mail_outbox SET given_up_at = $2, next_try_at = 'infinity', last_fault = $3, held_until = NULL
     WHERE id = $1 AND tries = $4 AND EXISTS (SELECT FROM accounts WHERE lower(email) = lower(recipient))`,
    [mail.id, now, fault, mail.tries],
  );
  if (rowCount === 0)
    await pool.query('DELETE FROM mail_outbox WHERE id = $1 AND tries = $2', [mail.id, mail.tries]);
}

/** Removes a mail that the server has accepted, and records that it was sent. */
export async function markSent(pool: Database, { id, kind }: DueMail, now: Date): Promise<void> {
  await pool.transaction(async (client) => {
    await client.query(
      'INSERT INTO mail_sent (id, kind, sent_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
      [id, kind, now],
    );
    await client.query('DELETE FROM mail_outbox WHERE id = $1', [id]);
  });
}

const marksKeptDays = 90;
/** Days for which a mail that was given up can be sent again. */
const givenUpKeptDays = 30;

/** Deletes old records of sent mails, and mails that were given up long ago. @param now real time */
export async function forgetSent(pool: Database, now: Date): Promise<void> {
  await pool.query('DELETE FROM mail_sent WHERE sent_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    marksKeptDays,
  ]);
  await pool.query(
    'DELETE FROM mail_outbox WHERE given_up_at < $1::timestamptz - make_interval(days => $2)',
    [now, givenUpKeptDays],
  );
}

// A refused address seldom becomes valid, so its next tries come later than those after an outage.
const pausesSkipped = 6;

/** Puts back a mail that was not accepted; it is due again after a pause that grows with its number of tries. */
export async function retryLater(
  pool: Database,
  mail: DueMail,
  fault: { readonly text: string; readonly isRefusal: boolean },
  now: Date,
): Promise<void> {
  const pause = pauseAfter(mail.tries - 1 + (fault.isRefusal ? pausesSkipped : 0));
  await pool.query(
    `UPDATE mail_outbox SET held_until = NULL, next_try_at = $2, last_fault = $3, refusals = refusals + $4
     WHERE id = $1 AND tries = $5`,
    [mail.id, new Date(now.getTime() + pause * 1000), fault.text, fault.isRefusal ? 1 : 0, mail.tries],
  );
}
