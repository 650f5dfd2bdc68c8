import { useMemo } from 'react';
import type { Instrument } from '../../../contract/generated/types.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcTimestamp } from '../../../domain/format/timestamps.ts';
import { HistoryChart } from '../data-view/charts/history-chart.tsx';
import type { Line } from '../data-view/charts/series.ts';
import { priceUnitInWords } from '../data-view/charts/units.ts';
import { Change } from './change.tsx';
import { Card, CardHead, CardText, CardTitle, FiguresTable, Price, Scrolled } from './instrument-styles.ts';
import { volumesText } from './volumes-text.ts';

type Days = Instrument['Days'];

const startOf = (day: string): string => `${day}T00:00:00.000000Z`;
/** Several units are neither drawn on one axis nor added up. */
const soleOf = (units: readonly (string | null)[]): string | null => {
  const all = new Set(units);
  return all.size === 1 ? ([...all][0] ?? null) : null;
};

/** Whether these are of one unit, or of none that is told. */
const areOne = (units: readonly (string | null)[]): boolean => new Set(units).size < 2;

function pricesOf(days: Days, withVolumes: boolean): readonly Line[] {
  const points = days.toReversed().flatMap(({ Day, Last, Volumes }) => {
    const time = startOf(Day);
    const volume = withVolumes && Volumes.length === 1 ? (Volumes[0]?.Amount ?? null) : null;
    return Last === null ? [] : [{ id: Day, time, value: Last, volume, at: Date.parse(time) }];
  });
  return [{ name: 'Last price', colour: 'var(--accent)', points }];
}

/** Price and volume by day, drawn, and as a table with the other figures. */
export function DaysOf({ instrument: { AsOf, Days, LookedBackTo } }: { instrument: Instrument }) {
  const priceUnits = Days.flatMap(({ PriceUnits }) => PriceUnits);
  const volumeUnits = Days.flatMap(({ Volumes }) => Volumes.map(({ Unit }) => Unit));
  const withVolumes = areOne(volumeUnits);
  const lines = useMemo(() => pricesOf(Days, withVolumes), [Days, withVolumes]);
  if (Days.length === 0) return null;
  const unit = soleOf(priceUnits);
  return (
    <>
      {Days.length < 2 || !areOne(priceUnits) ? null : (
        <HistoryChart
          title={withVolumes ? 'Price and volume' : 'Price'}
          unit={unit && priceUnitInWords(unit)}
          {...(withVolumes ? { volumes: { name: 'Volume', unit: soleOf(volumeUnits) } } : {})}
          lines={lines}
          note={
            withVolumes
              ? 'The last price of each day, UTC, and what was traded on it, on all venues together.'
              : 'The last price of each day, UTC, on all venues together. Volumes are in several units and not drawn.'
          }
        />
      )}
      <Card aria-labelledby="instrument-days">
        <CardHead>
          <CardTitle id="instrument-days">By day</CardTitle>
          all venues, without cancelled trades
        </CardHead>
        {Days.length < 2 || areOne(priceUnits) ? null : (
          <CardText role="note">
            Prices are in several units ({[...new Set(priceUnits)].map(priceUnitInWords).join(', ')}) and not
            drawn on one axis.
          </CardText>
        )}
        {LookedBackTo === null ? null : (
          <CardText role="note">
            There are more trades than one call reads: days up to {utcTimestamp(LookedBackTo)} UTC are left
            out.
          </CardText>
        )}
        <Scrolled>
          <FiguresTable aria-labelledby="instrument-days">
            <thead>
              <tr>
                <th scope="col">Day, UTC</th>
                {['Trades', 'Volume', 'VWAP', 'High', 'Low', 'Last', 'Change'].map((name) => (
                  <th key={name} scope="col" data-figure="">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Days.map(({ Day, Trades, Volumes, Vwap, High, Low, Last, Change: change }) => (
                <tr key={Day}>
                  <th scope="row">{dateBeside(Day, AsOf)}</th>
                  <td data-figure="" data-label="Trades">
                    {Trades.toLocaleString('en-GB')}
                  </td>
                  <td data-figure="" data-label="Volume">
                    {volumesText(Volumes)}
                  </td>
                  <td data-figure="" data-label="VWAP">
                    {groupedDecimal(Vwap)}
                  </td>
                  <td data-figure="" data-label="High">
                    {groupedDecimal(High)}
                  </td>
                  <td data-figure="" data-label="Low">
                    {groupedDecimal(Low)}
                  </td>
                  <td data-figure="" data-label="Last">
                    <Price>{groupedDecimal(Last)}</Price>
                  </td>
                  <td data-figure="" data-label="Change">
                    <Change change={change} />
                  </td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
        </Scrolled>
      </Card>
    </>
  );
}
