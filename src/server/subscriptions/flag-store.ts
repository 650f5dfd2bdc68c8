import { addDays, type Day } from '../../domain/subscription/calendar.ts';
import {
  type Flag,
  type FlagPlan,
  flagsIn,
  type HeldFlag,
  isSameFlag,
} from '../../domain/subscription/paid-flags.ts';
import { inDelay } from '../../domain/venues/venue-options.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { PaidFlagsRow } from '../database/generated/rows.ts';
import { touchSubscription, type VenueSet, writeChoices } from './subscription-store.ts';

/** A flag of an account with everything that was paid for it: this term's purchase, and the next one's. */
export interface AccountFlag extends HeldFlag {
  /** Ids of its rows. */
  readonly rows: readonly string[];
  /** Its last paid day; null for the rest of the term. */
  readonly endsOn: Day | null;
  /** Business day on which the order was made that pays for it at present; its first day if it was given. */
  readonly boughtOn: Day;
  /** The last day until which an operator gave it free of charge; null if it was paid for, or lasts as long as the term. */
  readonly givenUntil: Day | null;
}

type FlagRow = Pick<PaidFlagsRow, 'venue_mic' | 'kind' | 'moved_on' | 'ends_on'> & {
  rows: string[];
  bought_on: string;
  given_until: string | null;
};

/** The flags of an account on a business day. */
export async function readFlags(
  db: Queryable,
  accountId: string,
  today: Day,
): Promise<readonly AccountFlag[]> {
  const { rows } = await db.query<FlagRow>({
    name: 'paid-flags',
    text: `SELECT f.venue_mic, f.kind, array_agg(f.id ORDER BY f.id) AS rows, max(f.moved_on) AS moved_on,
        CASE WHEN bool_or(f.ends_on IS NULL) THEN NULL ELSE max(f.ends_on) END AS ends_on,
        (array_agg(coalesce(p.created_at::date, f.starts_on) ORDER BY f.starts_on DESC, f.id DESC) FILTER (WHERE f.starts_on <= $2))[1]
          AS bought_on,
        CASE WHEN bool_and(f.purchase_id IS NULL AND f.ends_on IS NOT NULL) THEN max(f.ends_on) END AS given_until
      FROM paid_flags f JOIN subscriptions s USING (account_id) LEFT JOIN purchases p ON p.id = f.purchase_id
      WHERE f.account_id = $1 AND f.ended_on IS NULL
        AND (f.ends_on IS NULL OR f.ends_on >= least($2, s.ends_on))
      GROUP BY f.venue_mic, f.kind HAVING min(f.starts_on) <= $2
      ORDER BY f.venue_mic, f.kind`,
    values: [accountId, today],
  });
  return rows.map((row) => ({
    venue: row.venue_mic,
    kind: row.kind,
    rows: row.rows,
    movedOn: row.moved_on,
    endsOn: row.ends_on,
    boughtOn: row.bought_on,
    givenUntil: row.given_until,
  }));
}

/** What an account has, with what was given free of charge until a day in delay: nobody is made to pay for a gift. */
export function withoutGiven(venues: VenueSet, flags: readonly AccountFlag[]): VenueSet {
  const given = flags.filter(({ givenUntil }) => givenUntil !== null);
  return new Map(
    [...venues].map(([mic, options]) => {
      const kinds = given.filter(({ venue }) => venue === mic).map(({ kind }) => kind);
      return [mic, inDelay(options, kinds)] as const;
    }),
  );
}

/** Flags of an account that are paid for from a later day on. */
export async function comingFlags(
  db: Queryable,
  accountId: string,
  today: Day,
): Promise<readonly (Flag & { readonly startsOn: Day })[]> {
  const { rows } = await db.query<Pick<PaidFlagsRow, 'venue_mic' | 'kind' | 'starts_on'>>({
    name: 'paid-flags-coming',
    text: `SELECT venue_mic, kind, min(starts_on) AS starts_on FROM paid_flags
      WHERE account_id = $1 AND ended_on IS NULL AND starts_on > $2 GROUP BY venue_mic, kind`,
    values: [accountId, today],
  });
  return rows.map((row) => ({ venue: row.venue_mic, kind: row.kind, startsOn: row.starts_on }));
}

/** Carries out a plan: moved flags stay with their purchase, removed ones end. */
export async function writePlan(client: Transaction, plan: FlagPlan<AccountFlag>, today: Day): Promise<void> {
  for (const { flag, to } of plan.moves) {
    await client.query('UPDATE paid_flags SET venue_mic = $2, kind = $3, moved_on = $4 WHERE id = ANY ($1)', [
      flag.rows,
      to.venue,
      to.kind,
      today,
    ]);
  }
  await client.query("UPDATE paid_flags SET ended_on = $2, end_cause = 'removed' WHERE id = ANY ($1)", [
    plan.removed.flatMap(({ rows }) => rows),
    today,
  ]);
}

/** A new flag. */
export interface NewFlag extends Flag {
  readonly startsOn: Day;
  /** Null for the rest of the term. */
  readonly endsOn: Day | null;
}

/** @param purchaseId the purchase that pays for them; null if they are free */
export async function addFlags(
  client: Transaction,
  accountId: string,
  purchaseId: string | null,
  flags: readonly NewFlag[],
): Promise<void> {
  await client.query(
    `INSERT INTO paid_flags (account_id, purchase_id, venue_mic, kind, starts_on, ends_on)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::date[], $6::date[])`,
    [
      accountId,
      purchaseId,
      flags.map(({ venue }) => venue),
      flags.map(({ kind }) => kind),
      flags.map(({ startsOn }) => startsOn),
      flags.map(({ endsOn }) => endsOn),
    ],
  );
}

/**
 * The flags of a whole term that was paid for. A flag that is already paid for starts the day after that ends.
 *
 * @param covered what has been paid for so far, including what a refund has ended since
 */
export function flagsOfTerm(
  wanted: VenueSet,
  covered: readonly (Flag & { readonly endsOn: Day | null })[],
  today: Day,
  endsOn: Day,
): readonly NewFlag[] {
  return flagsIn(wanted).map((flag) => {
    const until = covered
      .filter((one) => isSameFlag(one, flag) && one.endsOn !== null && one.endsOn >= today)
      .map((one) => one.endsOn ?? today)
      .sort()
      .at(-1);
    const startsOn = until === undefined || until >= endsOn ? today : addDays(until, 1);
    return { ...flag, startsOn, endsOn };
  });
}

/** Flags that a refund ended before their last day, and which nothing else pays for. */
export async function refundedFlags(
  db: Queryable,
  accountId: string,
  today: Day,
): Promise<readonly (Flag & { readonly endsOn: Day })[]> {
  const { rows } = await db.query<
    Pick<PaidFlagsRow, 'venue_mic' | 'kind'> & { ends_on: NonNullable<PaidFlagsRow['ends_on']> }
  >(
    `SELECT venue_mic, kind, ends_on FROM paid_flags
     WHERE account_id = $1 AND ends_on >= $2 AND end_cause IN ('refunded', 'reversed', 'disputed')`,
    [accountId, today],
  );
  return rows.map((row) => ({ venue: row.venue_mic, kind: row.kind, endsOn: row.ends_on }));
}

/** Gives an account exactly these venues, free of charge and for the rest of its term. */
export async function giveVenues(client: Transaction, accountId: string, venues: VenueSet): Promise<void> {
  await writeChoices(client, accountId, venues);
  await client.query(
    `UPDATE paid_flags SET ended_on = starts_on, end_cause = 'replaced' WHERE account_id = $1 AND ended_on IS NULL`,
    [accountId],
  );
  const { rows } = await client.query<{ starts_on: string }>(
    `SELECT least(s.starts_on, a.created_at::date) AS starts_on
     FROM subscriptions s JOIN accounts a ON a.id = s.account_id WHERE s.account_id = $1`,
    [accountId],
  );
  const startsOn = rows[0]?.starts_on;
  if (startsOn === undefined) throw new Error(`account ${accountId} has no subscription`);
  const given = flagsIn(venues).map((flag) => ({ ...flag, startsOn, endsOn: null }));
  await addFlags(client, accountId, null, given);
  await touchSubscription(client, accountId);
}
