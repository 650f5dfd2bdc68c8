import { counted } from '../../domain/counted.ts';
import type { Database } from '../../platform/database/database.ts';

/** One part of the service, and whether somebody has to look after it. */
export type StatusLine = {
  readonly part: 'jobs' | 'mails' | 'payments' | 'invoices' | 'feed' | 'files';
  readonly needsSomebody: boolean;
  readonly sentence: string;
  /** The command that shows or mends it, without `npm run daylight --`; null if there is none. */
  readonly command: string | null;
};

type Facts = {
  readonly jobs: readonly { readonly name: string; readonly fault: string }[];
  readonly waiting: number;
  readonly givenUp: number;
  /** Mails that have been refused at least once. */
  readonly refused: number;
  readonly mismatched: number;
  readonly disputed: number;
  readonly stray: number;
  readonly refundsRefused: number;
  /** Invoices whose day to pay by is over. */
  readonly overdue: number;
  readonly silent: readonly { readonly segment: string; readonly type: string; readonly since: string }[];
  /** Open files that could have been written for more than an hour. */
  readonly lateFiles: number;
};

const factsSql = `SELECT
  (SELECT coalesce(json_agg(json_build_object('name', name, 'fault', last_fault) ORDER BY name), '[]')
   FROM jobs WHERE last_fault IS NOT NULL) AS jobs,
  m.*, p.*,
  (SELECT coalesce(json_agg(json_build_object('segment', segment_mic, 'type', data_type,
      'since', to_char(since, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY since), '[]')
   FROM silences WHERE ended_at IS NULL) AS silent,
  (SELECT count(*)::int FROM invoices WHERE settled_on IS NULL AND withdrawn_on IS NULL
    AND due_on < ($1::timestamptz AT TIME ZONE 'UTC')::date) AS overdue,
  (SELECT count(*)::int FROM open_data_due
    WHERE greatest(ends_at, noted_at) < $1::timestamptz - interval '1 hour') AS "lateFiles"
  FROM (SELECT count(*) FILTER (WHERE given_up_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE given_up_at IS NOT NULL)::int AS "givenUp",
      count(*) FILTER (WHERE given_up_at IS NULL AND last_fault IS NOT NULL)::int AS refused FROM mail_outbox) m,
    (SELECT count(*) FILTER (WHERE mismatch IS NOT NULL AND state = 'stray')::int AS mismatched,
      count(*) FILTER (WHERE dispute = 'open')::int AS disputed,
      count(*) FILTER (WHERE state = 'stray')::int AS stray,
      count(*) FILTER (WHERE state = 'captured' AND (refund_fault IS NOT NULL OR (SELECT fault FROM partial_refunds
        WHERE payment_id = payments.id ORDER BY asked_at DESC LIMIT 1) IS NOT NULL))::int AS "refundsRefused" FROM payments) p`;

const fine = (part: StatusLine['part'], sentence: string): StatusLine => ({
  part,
  needsSomebody: false,
  sentence,
  command: null,
});
const attention = (
  part: StatusLine['part'],
  sentence: string,
  command: string | null = null,
): StatusLine => ({
  part,
  needsSomebody: true,
  sentence,
  command,
});

function mailLines({ waiting, givenUp, refused }: Facts): readonly StatusLine[] {
  const lines: StatusLine[] = [];
  if (givenUp > 0) lines.push(attention('mails', `${counted(givenUp, 'mail')} given up`, 'mail list'));
  if (refused > 0)
    lines.push(attention('mails', `${counted(refused, 'mail')} refused and to be tried again`, 'mail list'));
  return lines.length > 0 ? lines : [fine('mails', `${waiting} waiting`)];
}

function paymentLines({ mismatched, disputed, stray, refundsRefused }: Facts): readonly StatusLine[] {
  const lines: StatusLine[] = [];
  if (mismatched > 0)
    lines.push(
      attention(
        'payments',
        `${counted(mismatched, 'payment')} charged otherwise than opened`,
        'payments list',
      ),
    );
  if (refundsRefused > 0)
    lines.push(
      attention('payments', `${counted(refundsRefused, 'refund')} refused by the provider`, 'payments list'),
    );
  if (disputed > 0)
    lines.push(attention('payments', `${counted(disputed, 'payment')} in dispute`, 'payments list'));
  if (stray > mismatched)
    lines.push(
      fine('payments', `${counted(stray - mismatched, 'payment')} to be given back, which happens by itself`),
    );
  return lines.length > 0 ? lines : [fine('payments', 'none needs anybody')];
}

/** What needs somebody now, and what is fine, part by part. @param now real time */
export async function statusOf(pool: Database, now: Date): Promise<readonly StatusLine[]> {
  const { rows } = await pool.query<Facts>(factsSql, [now]);
  const [facts] = rows;
  if (!facts) throw new Error('the status has one row');
  const { jobs, overdue, silent, lateFiles } = facts;
  return [
    ...(jobs.length === 0 ? [fine('jobs', 'none has failed')] : []),
    ...jobs.map(({ name, fault }) => attention('jobs', `${name} failed: ${fault}`, `jobs ${name}`)),
    ...mailLines(facts),
    ...paymentLines(facts),
    overdue === 0
      ? fine('invoices', 'none is overdue')
      : attention('invoices', `${counted(overdue, 'invoice')} overdue`, 'invoices list'),
    ...(silent.length === 0 ? [fine('feed', 'no segment is silent')] : []),
    ...silent.map(({ segment, type, since }) =>
      attention('feed', `no ${type}s of ${segment} since ${since}`),
    ),
    lateFiles === 0
      ? fine('files', 'open files are up to date')
      : attention('files', `${counted(lateFiles, 'open file')} more than an hour late`),
  ];
}
