import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Instrument } from '../../../contract/generated/types.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';
import { below } from '../../theme/widths.ts';
import { Change } from '../instrument/change.tsx';
import { Muted, Price, Strip } from '../instrument/instrument-styles.ts';
import { volumesText } from '../instrument/volumes-text.ts';
import { Note } from './notes.ts';
import { useTradesHere } from './use-trades-here.ts';

type Figures = NonNullable<Instrument['Places'][number]['Figures']>;

const text = (value: string | null | undefined): ReactNode => groupedDecimal(value) ?? <Muted>–</Muted>;

// One line each, whatever they are, so that no row moves when they come: on a phone there is no room for the change and
// the time.
const inOneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const DayStrip = styled(Strip)({
  display: 'grid',
  // The last one has the change beside it.
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) minmax(0, 1.6fr)',
  '& > div': { minWidth: 0, padding: '8px 12px', boxShadow: '1px 1px 0 var(--line)' },
  '& dt': inOneLine,
  '& dd': inOneLine,
  [below.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const WideOnly = styled('span')({ [below.small]: { display: 'none' } });

/** Null while they load: their place is kept. */
function StripOf({ figures, of }: { figures: Figures | null; of: Instrument | null }) {
  const day =
    figures === null || figures.Day === of?.AsOf.slice(0, 10)
      ? 'today'
      : `on ${dateBeside(figures.Day, of?.AsOf ?? serviceNow())}`;
  return (
    <DayStrip aria-label="Figures of the day">
      <div>
        <dt>Trades {day}</dt>
        <dd>{figures ? figures.Trades.toLocaleString('en-GB') : text(null)}</dd>
      </div>
      <div>
        <dt>Volume</dt>
        <dd>{figures ? volumesText(figures.Volumes) : text(null)}</dd>
      </div>
      <div>
        <dt>VWAP</dt>
        <dd>{text(figures?.Vwap)}</dd>
      </div>
      <div>
        <dt>High</dt>
        <dd>{text(figures?.High)}</dd>
      </div>
      <div>
        <dt>Low</dt>
        <dd>{text(figures?.Low)}</dd>
      </div>
      <div>
        <dt>
          {of === null ? (
            'Last'
          ) : (
            <>
              Last, {of.Timing}
              <WideOnly> to {utcClock(of.AsOf)?.slice(0, 5)} UTC</WideOnly>
            </>
          )}
        </dt>
        <dd>
          <Price>{text(figures?.Last)}</Price>{' '}
          <WideOnly>{figures?.Change ? <Change change={figures.Change} /> : null}</WideOnly>
        </dd>
      </div>
    </DayStrip>
  );
}

/**
 * What was traded on the last day with trades, of all rows of a view whatever its filter: the figures that the
 * instrument's page has for this place, live above live rows and delayed above delayed ones.
 */
export function FiguresOfDay({ record, venue }: { record: FeedRecord; venue: string }) {
  const [view] = useTradesHere(record, venue);
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <StripOf figures={null} of={null} />
          <span role="status" className="visually-hidden">
            Loading the figures of the day
          </span>
        </>
      );
    case 'shown': {
      const { instrument } = view;
      const figures = instrument.Places.find(({ Figures }) => Figures !== null)?.Figures;
      return figures ? (
        <StripOf figures={figures} of={instrument} />
      ) : (
        <Note as="p">Nothing was traded here in the last 30 days.</Note>
      );
    }
    case 'failed':
      return <Note as="p">The figures of the day could not be loaded. Refresh to try again.</Note>;
    case 'none':
    case 'withdrawn':
      return null;
  }
}
