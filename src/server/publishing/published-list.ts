import type pg from 'pg';
import type { Publishable } from './withdraw.ts';

const statements: Readonly<Record<Publishable, string>> = {
  report: `select 'report    ' || f.name || '  ' || p.name || ', ' || r.report_date || ', '
             || coalesce(rf.segment_mic || ', ', '') || rf.title as line
           from report_files rf join reports r on r.id = rf.report_id join publishers p on p.id = r.publisher_id
           join published_files f on f.id = rf.file_id where f.withdrawn_at is null
           order by p.type, p.name, r.report_date desc, rf.segment_mic nulls first, rf.id`,
  document: `select 'document  ' || f.name || '  ' || d.title as line from documents d
             join published_files f on f.id = d.file_id where f.withdrawn_at is null order by d.position, d.title`,
  terms: `select 'terms     ' || version || '  from ' || effective_on as line from terms_versions
          where withdrawn_at is null order by effective_on desc, id desc`,
  venue: `select 'venue     ' || v.mic || '  ' || v.name || ', ' || count(s.mic) || ' segments' as line
          from venues v left join segments s on s.venue_mic = v.mic group by v.mic order by v.venue_group_id, v.name`,
};

/** What is published, a line each: of one sort, or of all. */
export async function publishedList(pool: pg.Pool, what: Publishable | null): Promise<readonly string[]> {
  const wanted = what === null ? (['report', 'document', 'terms', 'venue'] as const) : [what];
  const lines: string[] = [];
  for (const sort of wanted) {
    const { rows } = await pool.query<{ line: string }>(statements[sort]);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
}
