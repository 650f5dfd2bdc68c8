import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { viewOf } from '../../../../machines/instrument.ts';
import type { Instrument } from '../../../contract/generated/types.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { instrument as instrumentFlow } from '../../flows/instrument.ts';
import { below } from '../../theme/widths.ts';
import { Change } from '../instrument/change.tsx';
import { Muted, Price, Strip } from '../instrument/instrument-styles.ts';
import { volumesText } from '../instrument/volumes-text.ts';
import { Note } from './notes.ts';

type Figures = NonNullable<Instrument['Places'][number]['Figures']>;

const text = (value: string | null | undefined): ReactNode => groupedDecimal(value) ?? <Muted>–</Muted>;

// One line each, whatever they are, so that no row moves when they come: on a phone there is no room for the change.
const inOneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const DayStrip = styled(Strip)({
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& dt': inOneLine,
  '& dd': inOneLine,
  [below.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const ChangePlace = styled('span')({ [below.small]: { display: 'none' } });

/** Null while they load: their place is kept. */
function StripOf({ figures, asOf }: { figures: Figures | null; asOf: string | null }) {
  const isToday = figures === null || figures.Day === asOf?.slice(0, 10);
  const day = isToday ? 'today' : `on ${dateBeside(figures.Day, asOf ?? serviceNow())}`;
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
        <dt>{isToday && asOf !== null ? `Last, to ${utcClock(asOf)?.slice(0, 5)} UTC` : 'Last'}</dt>
        <dd>
          <Price>{text(figures?.Last)}</Price>{' '}
          <ChangePlace>{figures?.Change ? <Change change={figures.Change} /> : null}</ChangePlace>
        </dd>
      </div>
    </DayStrip>
  );
}

/**
 * What was traded on the last day with trades, for a view of delayed rows, of all its rows whatever the filter: the
 * figures that the instrument's page has for this place.
 */
export function FiguresOfDay({ record, venue }: { record: FeedRecord; venue: string }) {
  const actor = useFlow(instrumentFlow, { input: { code: record.InstrumentID, timing: 'delayed' } });
  const view = useSelector(actor, viewOf, shallowEqual);
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <StripOf figures={null} asOf={null} />
          <span role="status" className="visually-hidden">
            Loading the figures of the day
          </span>
        </>
      );
    case 'shown': {
      const place = view.instrument.Places.find(
        ({ DataType, VenueMIC, SegmentMIC }) =>
          DataType === 'trade' && VenueMIC === venue && SegmentMIC === record.VenueMIC,
      );
      return place?.Figures ? (
        <StripOf figures={place.Figures} asOf={view.instrument.AsOf} />
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
