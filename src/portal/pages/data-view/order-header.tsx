import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router-dom';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { lineLook } from '../../shell/asked-line.tsx';
import { below, smallScreen } from '../../theme/widths.ts';
import { headerFacts, headerLine } from './header-facts.ts';

/** The order info header (B 2): the facts about a record in a card; on a small screen one line that opens. */
export function OrderHeader({ record }: { record: FeedRecord }) {
  const isSmall = useMediaQuery(smallScreen, { noSsr: true });
  if (!isSmall) return <Facts record={record} />;
  return (
    <Box
      component="details"
      sx={{
        fontSize: lineLook.fontSize,
        lineHeight: lineLook.lineHeight,
        '& summary': { ...lineLook, cursor: 'pointer' },
      }}
    >
      <summary>{headerLine(record)}</summary>
      <Facts record={record} />
    </Box>
  );
}

function Facts({ record }: { record: FeedRecord }) {
  const facts = headerFacts(record);
  // In several rows, the last fact fills the rest of its row, so that no cell is empty.
  const folded = facts.length > 6 ? 4 : 3;
  const left = (folded - (facts.length % folded)) % folded;
  return (
    <Box
      component="dl"
      aria-label="What is shown"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${facts.length}, auto)`,
        [below.wide]: {
          gridTemplateColumns: `repeat(${folded}, auto)`,
          '& > div:last-of-type': { gridColumn: `span ${left + 1}` },
        },
        margin: 0,
        border: '1px solid var(--line)',
        borderRadius: '4px',
        backgroundColor: 'var(--surface)',
        overflow: 'hidden',
        // Lines between the facts, however they wrap.
        '& > div': { padding: '12px 16px', boxShadow: '1px 1px 0 var(--line)' },
        [below.small]: {
          gridTemplateColumns: '1fr 1fr',
          '& > div:last-of-type': { gridColumn: facts.length % 2 === 1 ? '1 / -1' : 'auto' },
        },
        '& dt': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
        '& dd': { margin: '2px 0 0', fontWeight: 550 },
        '& dd.mono': { fontWeight: 600 },
        '& dd.note': {
          fontSize: 'var(--text-caption)',
          lineHeight: '16px',
          fontWeight: 400,
          color: 'var(--muted)',
        },
      }}
    >
      {facts.map(({ name, value, code, to, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={code ? 'mono' : undefined}>
            {to === undefined ? (
              value
            ) : (
              <Link component={RouterLink} to={to}>
                {value}
              </Link>
            )}
          </dd>
          {note ? <dd className="note">{note}</dd> : null}
        </div>
      ))}
    </Box>
  );
}
