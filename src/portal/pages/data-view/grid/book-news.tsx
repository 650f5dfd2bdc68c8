import { styled } from '@mui/material/styles';
import { type BookChanges, changesInWords } from '../../../../domain/feed/book-changes.ts';
import { utcClock } from '../../../../domain/format/timestamps.ts';
import { useQuietly } from '../use-quietly.ts';

const Root = styled('div')({
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
  '& > p': { margin: '8px 0 0' },
  '& > p > span': { whiteSpace: 'nowrap' },
});

/** Shown below a newer order book: its changes, including the levels that are gone and have no row. */
export function BookNews({ changes, since }: { changes: BookChanges; since: string | null }) {
  const words = changesInWords(changes);
  const clock = utcClock(since);
  const text =
    words === null ? '' : `Since the ${clock ? `book of ${clock} UTC` : 'previous book'}: ${words}`;
  const said = useQuietly(text);
  return (
    <Root data-print="no">
      {text ? (
        <p>
          {text} <span aria-hidden="true">+ new level, ▲ more, ▼ less</span>
        </p>
      ) : null}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Root>
  );
}
