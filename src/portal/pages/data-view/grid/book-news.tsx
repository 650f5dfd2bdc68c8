import Box from '@mui/material/Box';
import { type BookChanges, changesInWords } from '../../../../domain/feed/book-changes.ts';
import { utcClock } from '../../../../domain/format/timestamps.ts';
import { useQuietly } from '../use-quietly.ts';

/** Shown below a newer order book: its changes, including the levels that are gone and have no row. */
export function BookNews({ changes, since }: { changes: BookChanges; since: string | null }) {
  const words = changesInWords(changes);
  const clock = utcClock(since);
  const text =
    words === null ? '' : `Since the ${clock ? `book of ${clock} UTC` : 'previous book'}: ${words}`;
  const said = useQuietly(text);
  return (
    <Box data-print="no" sx={{ fontSize: 'var(--text-small)', lineHeight: '20px', color: 'var(--muted)' }}>
      {text ? (
        <Box component="p" sx={{ margin: '8px 0 0' }}>
          {text}{' '}
          <Box component="span" aria-hidden="true" sx={{ whiteSpace: 'nowrap' }}>
            + new level, ▲ more, ▼ less
          </Box>
        </Box>
      ) : null}
      <Box component="span" role="status" className="visually-hidden">
        {said}
      </Box>
    </Box>
  );
}
