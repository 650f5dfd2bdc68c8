import type { Database, Transaction } from '../../platform/database/database.ts';
import type { MailOutboxRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { isFree } from '../jobs/lease.ts';
import type { Act } from './act.ts';

/** A mail that the mail server has not accepted. */
export type QueuedMail = Pick<MailOutboxRow, 'id' | 'kind' | 'recipient' | 'subject' | 'tries'> & {
  readonly createdAt: string;
  /** The server's last answer, without the address; null: it was not tried, or is being tried for the first time. */
  readonly lastFault: string | null;
  /** When it is tried next; null if it was given up. */
  readonly nextTryAt: string | null;
  readonly givenUpAt: string | null;
};

const columns = `id, kind, recipient, subject, tries, created_at AS "createdAt", last_fault AS "lastFault",
  CASE WHEN given_up_at IS NULL THEN next_try_at END AS "nextTryAt", given_up_at AS "givenUpAt"`;

/** Number of mails that a list shows. */
export const mostListed = 100;

/**
 * Mails that wait or were given up, oldest first.
 *
 * @param to only those to this address; null: to all
 * @param state only those that wait, or were given up; null: all
 * @param after the place after which to go on; null: from the first
 * @returns at most `mostListed`, whether there are more after them, and how many there are in all
 */
export async function queuedMails(
  pool: Database,
  to: string | null,
  state: 'waiting' | 'givenUp' | null = null,
  after: Pick<QueuedMail, 'createdAt' | 'id'> | null = null,
): Promise<{ readonly mails: readonly QueuedMail[]; readonly hasMore: boolean; readonly total: number }> {
  const { rows } = await pool.query<QueuedMail & { total: number }>(
    `SELECT * FROM (SELECT ${columns}, (count(*) OVER ())::int AS total FROM mail_outbox
       WHERE ($1::text IS NULL OR lower(recipient) = lower($1))
         AND ($3::text IS NULL OR (given_up_at IS NULL) = ($3 = 'waiting'))) l
     WHERE $4::timestamptz IS NULL OR ("createdAt", id) > ($4, $5::uuid) ORDER BY "createdAt", id LIMIT $2`,
    [to, mostListed + 1, state, after?.createdAt ?? null, after?.id ?? null],
  );
  return {
    mails: rows.slice(0, mostListed).map(({ total: _, ...mail }) => mail),
    hasMore: rows.length > mostListed,
    total: rows[0]?.total ?? 0,
  };
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

async function lockMail(client: Transaction, id: string): Promise<QueuedMail> {
  const { rows } = isId(id)
    ? await client.query<QueuedMail & { isFree: boolean }>(
        `SELECT ${columns}, ${isFree} AS "isFree" FROM mail_outbox WHERE id = $1 FOR UPDATE`,
        [id],
      )
    : { rows: [] };
  const [mail] = rows;
  if (!mail) throw new Refusal('not-found', `No mail ${id} waits: it was sent, stopped, or never there.`);
  if (!mail.isFree) throw new Refusal('conflict', `Mail ${id} is being sent now.`);
  return mail;
}

const stateOf = ({ givenUpAt }: QueuedMail): string => (givenUpAt === null ? 'waiting' : 'given up');

/** Makes a mail due now, as if it had not been refused. */
export const resendMail: Act<string> = {
  name: 'resend mail',
  plan: async (client, id, at) => {
    const mail = await lockMail(client, id);
    return {
      subject: id,
      sentences: [`“${mail.subject}” (${mail.kind}) will be sent to ${mail.recipient} again.`],
      before: { state: stateOf(mail), tries: mail.tries },
      after: { state: 'waiting', tries: 0 },
      // It counts as new, so that it is not given up again for its age.
      perform: () =>
        client.query(
          `UPDATE mail_outbox SET given_up_at = NULL, next_try_at = $2, created_at = $2, tries = 0, refusals = 0
           WHERE id = $1`,
          [id, at],
        ),
    };
  },
};

/** Takes a mail out of the queue for good. */
export const stopMail: Act<string> = {
  name: 'stop mail',
  plan: async (client, id) => {
    const mail = await lockMail(client, id);
    return {
      subject: id,
      sentences: [
        `“${mail.subject}” (${mail.kind}) will not be sent to ${mail.recipient}, now or later.`,
        'Nobody is told, and what it says is lost.',
      ],
      before: { state: stateOf(mail), kind: mail.kind, tries: mail.tries },
      after: { state: 'stopped' },
      perform: () => client.query('DELETE FROM mail_outbox WHERE id = $1', [id]),
    };
  },
};
