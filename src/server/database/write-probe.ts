import type pg from 'pg';
import type { Clock } from '../clock.ts';

const keptMs = 1_000;

/**
 * Checks whether the database accepts writes: a read-only one, or one whose disk is full, still answers reads. The
 * result is reused for a second, so that frequent probes cost nothing.
 *
 * @returns resolves when a write succeeded, rejects with the reason when not
 */
export function createWriteProbe(pool: pg.Pool, clock: Clock): () => Promise<void> {
  let last: { readonly at: number; readonly found: Promise<void> } | null = null;
  return () => {
    const now = clock.now();
    if (last === null || now.getTime() - last.at >= keptMs || now.getTime() < last.at) {
      const found = pool
        .query({
          name: 'write-probe',
          text: `INSERT INTO write_probe (written_at) VALUES ($1)
                 ON CONFLICT (single_row) DO UPDATE SET written_at = excluded.written_at`,
          values: [now],
        })
        .then(() => {});
      last = { at: now.getTime(), found };
    }
    return last.found;
  };
}
