import {
  type AccountEventKind,
  eventsKeptDays,
  failureKinds,
  failuresKeptDays,
  mostFailuresADay,
} from '../../domain/account/account-events.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { timeSql } from '../feed/field-sql.ts';
import type { Operations } from '../http/operation.ts';

const pageSize = 50;

/** Whose account: one of the names that it has. */
type Whose = { readonly id: string } | { readonly subject: string } | { readonly email: string };

function ownerOf(whose: Whose): readonly [condition: string, value: string] {
  if ('id' in whose) return ['a.id = $1', whose.id];
  if ('subject' in whose) return ['a.subject = $1', whose.subject];
  return ['lower(a.email) = lower($1)', whose.email];
}

export type AccountEvent = {
  readonly kind: AccountEventKind;
  /** Real time. */
  readonly at: Date | string;
  /** What it was about, such as a key's name. */
  readonly about?: string | null;
  /** Browser and system in words, if a person did it. */
  readonly browser?: string | null;
};

/** Keeps what happened, in the caller's transaction if there is one. Does nothing if there is no such account. */
export async function noteEvent(client: Queryable, whose: Whose, event: AccountEvent): Promise<void> {
  const { kind, at, about = null, browser = null } = event;
  const isFailure = failureKinds.some((failure) => failure === kind);
  const [isOwner, owner] = ownerOf(whose);
  await client.query(
    `INSERT INTO account_events (account_id, at, kind, about, browser)
     SELECT a.id, $2, $3, $4, $5 FROM accounts a WHERE ${isOwner} AND NOT ($6 AND ${mostFailuresADay} <= (
       SELECT count(*) FROM account_events e
       WHERE e.account_id = a.id AND e.kind = $3 AND e.at > $2::timestamptz - interval '24 hours'))`,
    [owner, at, kind, about, browser, isFailure],
  );
}

/**
 * Keeps an act of the operator on an account, or on an invoice or payment of one, in the transaction of the act.
 *
 * @param subject as the operators' log names it
 */
export async function noteAct(client: Queryable, action: string, subject: string, at: Date): Promise<void> {
  await client.query(
    `INSERT INTO account_events (account_id, at, kind, about)
     SELECT id, $2, 'operator-act', $3 FROM accounts WHERE payer_ref::text = $1
       OR id = (SELECT account_id FROM invoices WHERE number = $1)
       OR id = (SELECT o.account_id FROM payments p JOIN purchases o ON o.id = p.purchase_id WHERE p.id::text = $1)`,
    [subject, at, action],
  );
}

/** Deletes what happened longer ago than it is kept. */
export async function pruneAccountEvents(pool: Database, now: Date): Promise<void> {
  await pool.query(`DELETE FROM account_events WHERE NOT ${isKept('$1', '$2', '$3')}`, keptAt(now));
}

/** The condition for events that are not too old, with the parameters of `keptAt`. */
const isKept = (since: string, failuresSince: string, failures: string): string =>
  `(at > ${since} AND (at > ${failuresSince} OR kind <> ALL (${failures}::text[])))`;
const keptAt = (now: Date): [Date, Date, readonly string[]] => {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  return [before(eventsKeptDays), before(failuresKeptDays), failureKinds];
};

type EventRow = {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly about: string | null;
  readonly browser: string | null;
};

/** The call about what happened to one's own account. */
export function accountEventOperations({ pool, clock }: { readonly pool: Database; readonly clock: Clock }) {
  return {
    listAccountEvents: async ({ session, query }) => {
      const { rows } = await pool.query<EventRow>(
        `SELECT id::text, ${timeSql('at')} AS at, kind, about, browser FROM account_events e
         WHERE account_id = $1 AND ($2::bigint IS NULL OR (at, id) <
           (SELECT b.at, b.id FROM account_events b WHERE b.id = $2 AND b.account_id = $1))
           AND ${isKept('$4', '$5', '$6')}
         ORDER BY e.at DESC, e.id DESC LIMIT $3`,
        [session.accountId, query.before ?? null, pageSize + 1, ...keptAt(clock.now())],
      );
      const events = rows.slice(0, pageSize);
      return {
        status: 200,
        body: { events, next: rows.length > pageSize ? (events.at(-1)?.id ?? null) : null },
      };
    },
  } satisfies Partial<Operations>;
}
