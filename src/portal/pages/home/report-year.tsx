import { styled } from '@mui/material/styles';
import { below } from '../../theme/widths.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const rows = [
  { who: 'Investment firms', covers: (month: number) => month === 3 },
  { who: 'Trading venues', covers: (month: number) => month % 3 === 2 },
] as const;

const Table = styled('div')({
  display: 'grid',
  gap: 8,
  minHeight: 116,
  alignContent: 'center',
  [below.medium]: { minHeight: 0 },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 116px) repeat(12, 1fr)',
  gap: 4,
  alignItems: 'center',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});

const Cell = styled('span')({
  height: 24,
  borderRadius: 3,
  background: 'var(--bar)',
  // The meaning is in the colour alone, so it must be printed.
  printColorAdjust: 'exact',
  '&[data-covered="true"]': { background: 'var(--accent)' },
});

const Month = styled('span')({
  fontSize: 'var(--text-caption)',
  lineHeight: '16px',
  color: 'var(--muted)',
  textAlign: 'center',
});

/** The months in which reports are published: firms' in April, venues' at the end of each quarter. */
export function ReportYear() {
  return (
    <Table aria-hidden="true">
      {rows.map(({ who, covers }) => (
        <Row key={who}>
          <span>{who}</span>
          {months.map((month, index) => (
            <Cell key={month} data-covered={covers(index)} />
          ))}
        </Row>
      ))}
      <Row>
        <span />
        {months.map((month) => (
          <Month key={month}>{month.slice(0, 1)}</Month>
        ))}
      </Row>
    </Table>
  );
}
