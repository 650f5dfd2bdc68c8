import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CSSProperties } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { lineLook } from '../../shell/asked-line.tsx';
import { below, smallScreen } from '../../theme/widths.ts';
import { headerFacts, headerLine } from './header-facts.ts';

const Folded = styled('details')({
  fontSize: lineLook.fontSize,
  lineHeight: lineLook.lineHeight,
  '& summary': { ...lineLook, cursor: 'pointer' },
});

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--facts), auto)',
  [below.wide]: {
    gridTemplateColumns: 'repeat(var(--folded), auto)',
    '& > div:last-of-type': { gridColumn: 'span var(--last)' },
  },
  margin: 0,
  border: '1px solid var(--line)',
  borderRadius: 4,
  backgroundColor: 'var(--surface)',
  overflow: 'hidden',
  // Lines between the facts, however they wrap.
  '& > div': { padding: '12px 16px', boxShadow: '1px 1px 0 var(--line)' },
  [below.small]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:last-of-type': { gridColumn: 'auto' },
    '&[data-odd="true"] > div:last-of-type': { gridColumn: '1 / -1' },
  },
  '& dt': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
  '& dd': { margin: '2px 0 0', fontWeight: 550 },
  '& dd + dd': {
    fontSize: 'var(--text-caption)',
    lineHeight: '16px',
    fontWeight: 400,
    color: 'var(--muted)',
  },
});

// More specific than the weight of the other values.
const Code = styled('dd')({ '&&': { fontWeight: 600 } });

type Props = {
  record: FeedRecord;
  /** MIC of its venue; null if the address names none. */
  venue: string | null;
};

/** The order info header (B 2): the facts about a record in a card; on a small screen one line that opens. */
export function OrderHeader(props: Props) {
  const isSmall = useMediaQuery(smallScreen, { noSsr: true });
  if (!isSmall) return <Facts {...props} />;
  return (
    <Folded>
      <summary>{headerLine(props.record)}</summary>
      <Facts {...props} />
    </Folded>
  );
}

function Facts({ record, venue }: Props) {
  const facts = headerFacts(record, venue);
  // In several rows, the last fact fills the rest of its row, so that no cell is empty.
  const folded = facts.length > 6 ? 4 : 3;
  const left = (folded - (facts.length % folded)) % folded;
  const counts: CSSProperties & Record<'--facts' | '--folded' | '--last', number> = {
    '--facts': facts.length,
    '--folded': folded,
    '--last': left + 1,
  };
  return (
    <List aria-label="What is shown" data-odd={facts.length % 2 === 1} style={counts}>
      {facts.map(({ name, value, code, to, note }) => {
        const Value = code ? Code : 'dd';
        return (
          <div key={name}>
            <dt>{name}</dt>
            <Value className={code ? 'mono' : undefined}>
              {to ? (
                <Link component={RouterLink} to={to}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </Value>
            {note ? <dd>{note}</dd> : null}
          </div>
        );
      })}
    </List>
  );
}
