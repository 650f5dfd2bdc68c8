import type { ReactNode } from 'react';
import type { Instrument } from '../../../contract/generated/types.ts';
import { type BestPrice, bestOf, figuresOfDay } from '../../../domain/feed/instrument-figures.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside } from '../../../domain/format/timestamps.ts';
import { priceUnitInWords } from '../data-view/charts/units.ts';
import { Change } from './change.tsx';
import { CardText, Code, Muted, Price, Strip } from './instrument-styles.ts';
import { volumesText } from './volumes-text.ts';

function Best({ side, best }: { side: 'bid' | 'ask'; best: BestPrice | null }) {
  if (best === null) return <Muted>–</Muted>;
  return (
    <>
      <Price data-side={side}>{groupedDecimal(best.price)}</Price> <Code>{best.segment}</Code>
    </>
  );
}

/** The figures of today, of all places; without a trade today those before it, with their day. */
export function FiguresStrip({ instrument }: { instrument: Instrument }) {
  const { AsOf, Days, Places, Currency } = instrument;
  const today = figuresOfDay(Days, AsOf);
  const latest = Days[0] ?? null;
  const before = today ? (Days[1] ?? null) : latest;
  const unit = latest?.PriceUnits.map(priceUnitInWords).join(', ');
  const text = (value: string | null | undefined): ReactNode => groupedDecimal(value) ?? <Muted>–</Muted>;
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Change', <Change key="change" change={today?.Change ?? null} />],
    ['High', text(today?.High)],
    ['Low', text(today?.Low)],
    ['VWAP', text(today?.Vwap)],
    ['Trades', (today?.Trades ?? 0).toLocaleString('en-GB')],
    ['Volume', today ? volumesText(today.Volumes) : <Muted key="volume">–</Muted>],
    ['Best bid', <Best key="bid" side="bid" best={bestOf('Bid', Places, Currency)} />],
    ['Best ask', <Best key="ask" side="ask" best={bestOf('Ask', Places, Currency)} />],
    [before ? `Last on ${dateBeside(before.Day, AsOf)}` : 'Day before', text(before?.Last)],
  ];
  return (
    <>
      <Strip aria-label="Figures of today">
        <div>
          <dt>Last{unit ? `, ${unit}` : ''}</dt>
          <dd data-leading="">
            <Price>{text(today?.Last)}</Price>
          </dd>
        </div>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Strip>
      {today ? null : (
        <CardText role="note">
          {latest
            ? 'Nothing has been traded yet today.'
            : 'Nothing was traded in the last 30 days; what there is to see is older.'}
        </CardText>
      )}
    </>
  );
}
