import type { Database } from '../../platform/database/database.ts';
import type { Publishable } from './withdraw.ts';

const statements: Readonly<Record<Publishable, string>> = {
  report: `SELECT 'report    ' || f.name || '  ' || p.name || ', ' || r.report_date || ', '
             || coalesce(rf.segment_mic || ', ', '') || rf.title AS line
           FROM report_files rf JOIN reports r ON r.id = rf.report_id JOIN publishers p ON p.id = r.publisher_id
           JOIN published_files f ON f.id = rf.file_id WHERE f.withdrawn_at IS NULL
           ORDER BY p.type, p.name, r.report_date DESC, rf.segment_mic NULLS FIRST, rf.id`,
  document: `SELECT 'document  ' || f.name || '  ' || d.title AS line FROM documents d
             JOIN published_files f ON f.id = d.file_id WHERE f.withdrawn_at IS NULL ORDER BY d.position, d.title`,
  terms: `SELECT 'terms     ' || version || '  from ' || effective_on AS line FROM terms_versions
          WHERE withdrawn_at IS NULL ORDER BY effective_on DESC, id DESC`,
  venue: `SELECT 'venue     ' || v.mic || '  ' || v.name || ', ' || count(s.mic) || ' segments' AS line
          FROM venues v LEFT JOIN segments s ON s.venue_mic = v.mic GROUP BY v.mic ORDER BY v.venue_group_id, v.name`,
};

/** One line for each published item, of one kind or of all. */
export async function publishedList(pool: Database, what: Publishable | null): Promise<readonly string[]> {
  const wanted = what === null ? (['report', 'document', 'terms', 'venue'] as const) : [what];
  const lines: string[] = [];
  for (const sort of wanted) {
    const { rows } = await pool.query<{ line: string }>(statements[sort]);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
}
