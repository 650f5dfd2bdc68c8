import { useState } from 'react';
import type { FeedRow } from '../../../../domain/feed/feed-record.ts';

/** A view's rows and the time its newest was published. */
type ShownRows = { readonly rows: readonly FeedRow[]; readonly publishedAt: string };

/** The rows that these replaced; null for the first. */
export function useBefore(now: ShownRows): ShownRows | null {
  const [kept, setKept] = useState<{ readonly now: ShownRows; readonly before: ShownRows | null }>({
    now,
    before: null,
  });
  if (kept.now.rows === now.rows) return kept.before;
  setKept({ now, before: kept.now });
  return kept.now;
}
