import { calendarAddress } from '../../domain/feed/calendar-address.ts';
import { venuePath } from '../../domain/page-paths.ts';
import { termsAddress } from '../../domain/publishing/terms-text.ts';
import type { Database } from '../../platform/database/database.ts';

export type PublishedKind = 'document' | 'report' | 'terms' | 'venue' | 'calendar';

/** Something that is published. */
export type Published = {
  /** By which it is withdrawn. */
  readonly name: string;
  readonly title: string;
  /** The publisher of a report, the venue of a calendar. */
  readonly of: string | null;
  /** Null of a venue, whose day is not noted. */
  readonly at: string | null;
  readonly withdrawnAt: string | null;
  /** In decimal; null if it is no file. */
  readonly bytes: string | null;
};

/** Number of things that a list shows. */
const mostListed = 100;

const file = 'f.name, f.published_at AS at, f.withdrawn_at AS "withdrawnAt", f.size::text AS bytes';

const sources: Readonly<Record<PublishedKind, string>> = {
  document: `SELECT ${file}, coalesce(d.title, f.file_name) AS title, NULL::text AS of
    FROM published_files f LEFT JOIN documents d ON d.file_id = f.id WHERE f.kind = 'documents'`,
  report: `SELECT ${file}, concat_ws(' ', r.title, r.segment_mic) AS title, concat_ws(', ', p.name, t.report_date) AS of
    FROM published_files f JOIN report_files r ON r.file_id = f.id JOIN reports t ON t.id = r.report_id
    JOIN publishers p ON p.id = t.publisher_id WHERE f.kind = 'reports'`,
  terms: `SELECT version AS name, 'Terms of use, effective on ' || effective_on AS title, NULL::text AS of,
      published_at AS at, withdrawn_at AS "withdrawnAt", NULL::text AS bytes FROM terms_versions`,
  venue: `SELECT mic AS name, name AS title, NULL::text AS of, NULL::timestamptz AS at, NULL::timestamptz AS "withdrawnAt",
      NULL::text AS bytes FROM venues`,
  calendar: `SELECT c.mic AS name, s.name AS title, s.venue_mic AS of, c.loaded_at AS at, NULL::timestamptz AS "withdrawnAt",
      NULL::text AS bytes FROM trading_calendars c JOIN segments s ON s.mic = c.mic`,
};

/**
 * What is published of a kind, the last published first.
 *
 * @param after time and name of the one after which to go on; null: from the first
 * @returns at most `mostListed`, and whether there are more after them
 */
export async function listedPublished(
  pool: Database,
  kind: PublishedKind,
  after: { readonly at: string; readonly name: string } | null = null,
): Promise<{ readonly published: readonly Published[]; readonly hasMore: boolean }> {
  const { rows } = await pool.query<Published>(
    `SELECT name, title, of, at, "withdrawnAt", bytes FROM (${sources[kind]}) x
     WHERE $1::text IS NULL OR (coalesce(at, '-infinity') = $1::timestamptz AND name > $2) OR coalesce(at, '-infinity') < $1::timestamptz
     ORDER BY coalesce(at, '-infinity') DESC, name LIMIT $3`,
    [after?.at ?? null, after?.name ?? null, mostListed + 1],
  );
  return { published: rows.slice(0, mostListed), hasMore: rows.length > mostListed };
}

/** Where readers see it; null: nowhere, since it is withdrawn. */
export function pageOf(kind: PublishedKind, { name, of, withdrawnAt }: Published): string | null {
  if (withdrawnAt !== null) return null;
  if (kind === 'document' || kind === 'report') return `/files/${kind}s/${name}`;
  if (kind === 'terms') return termsAddress(name);
  return kind === 'venue' ? venuePath(name) : calendarAddress(of ?? name);
}
