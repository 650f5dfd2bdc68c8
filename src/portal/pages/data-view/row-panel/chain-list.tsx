import { styled } from '@mui/material/styles';
import type { FeedReport } from '../../../../contract/generated/types.ts';
import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { mediumDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { fateWord, stepWords } from './chain-words.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: '12px 0',
  padding: 0,
  '& li': { position: 'relative', paddingLeft: 20 },
  // The line that connects the reports, and each one's place on it.
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 0,
    bottom: 0,
    borderLeft: '1px solid var(--edge)',
  },
  '& li:first-of-type::before': { top: 18 },
  '& li:last-of-type::before': { bottom: 'calc(100% - 18px)' },
  '& li::after': {
    content: '""',
    position: 'absolute',
    left: 1,
    top: 14,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: '1px solid var(--accent)',
    background: 'var(--surface)',
  },
  '& li[data-state="stands"]::after': { background: 'var(--accent)' },
});

const Report = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  width: '100%',
  padding: '6px 10px',
  border: '1px solid transparent',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--line)' },
  '&[aria-current]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 1 },
});

const Step = styled('span')({ fontWeight: 600 });

const Fate = styled('span')({ textAlign: 'right' });

const Amounts = styled('span')({ color: 'var(--muted)' });

const Published = styled('span')({ color: 'var(--muted)', textAlign: 'right' });

const textOf = (value: FeedReport['Fields'][string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Price and quantity, if the report has them. */
function amounts({ Fields }: FeedReport): string {
  const [price, quantity] = [textOf(Fields.price), textOf(Fields.vol)];
  const [shownPrice, shownQuantity] = [groupedDecimal(price) ?? 'no price', groupedDecimal(quantity)];
  return shownQuantity === null ? `${shownPrice}, quantity left out` : `${shownPrice} × ${shownQuantity}`;
}

/** The reports of a transaction in the order of publication; one of them is shown in full below. */
export function ChainList({
  reports,
  chosen,
  onChoose,
}: {
  reports: readonly FeedReport[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <List aria-label="Reports of this transaction">
      {reports.map((report) => (
        <li key={report.id} data-state={report.State}>
          <Report
            type="button"
            aria-current={report.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(report.id)}
          >
            <Step>{stepWords(report)}</Step>
            <Fate>{fateWord(report)}</Fate>
            <Amounts className="figures">
              {report.State === 'void' ? <s>{amounts(report)}</s> : amounts(report)}
            </Amounts>
            <Published>
              {mediumDate(report.PublicationDate)} {utcClock(report.PublicationDate)}
            </Published>
          </Report>
        </li>
      ))}
    </List>
  );
}
