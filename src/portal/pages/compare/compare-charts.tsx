import Link from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Comparison, compareAddress } from '../../../domain/compare/comparison.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { durationBetween } from '../../../domain/format/durations.ts';
import { mediumDate, utcClock } from '../../../domain/format/timestamps.ts';
import { ColumnHeads } from '../../controls/column-heads.tsx';
import { DayTableRoot, FigureCell } from '../data-calendar/day-table-styles.ts';
import { HistoryChart } from '../data-view/charts/history-chart.tsx';
import { momentsOf } from '../data-view/charts/moments.ts';
import type { Line } from '../data-view/charts/series.ts';
import { useZoomState } from '../data-view/charts/use-zoom.ts';
import {
  type ComparedSeries,
  commonUnit,
  differenceLine,
  firstPrice,
  flattenEachOther,
  hasIndex,
  haveDifference,
  priceLines,
  spreadLines,
  unitsOf,
} from './compared-series.ts';
import { looks } from './series-looks.ts';

/** The values of the chart as a table, newest first. */
function LinesAsTable({ label, lines }: { label: string; lines: readonly Line[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const moments = useMemo(() => (isOpen ? momentsOf(lines).toReversed() : []), [isOpen, lines]);
  return (
    <DayTableRoot data-print="no">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{label} as a table</summary>
        {isOpen ? (
          <table aria-label={label}>
            <ColumnHeads names={['From, UTC', ...lines.map(({ name }) => name)]} />
            <tbody>
              {moments.map(({ id, time, values }) => (
                <tr key={id}>
                  <th scope="row">
                    {mediumDate(time)} {utcClock(time)}
                  </th>
                  {lines.map(({ name, label: letter }, index) => (
                    <FigureCell key={name} className="figures" data-label={letter}>
                      {groupedDecimal(values[index]) ?? '–'}
                    </FigureCell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </details>
    </DayTableRoot>
  );
}

/** Prices of all series on one time axis, and below them the spreads of those that have bids and asks. */
export function CompareCharts({
  all,
  comparison,
}: {
  all: readonly ComparedSeries[];
  comparison: Comparison;
}) {
  const isIndexed = comparison.isIndexed ?? flattenEachOther(all);
  const prices = useMemo(() => priceLines(all, isIndexed), [all, isIndexed]);
  const spreads = useMemo(() => spreadLines(all), [all]);
  const [first, second] = all;
  const canDiffer = first && second ? haveDifference(first, second, isIndexed) : false;
  const difference = useMemo(() => {
    const [one, other] = prices;
    return comparison.hasDifference && canDiffer && one && other ? [differenceLine(one, other)] : [];
  }, [prices, comparison.hasDifference, canDiffer]);
  const zoom = useZoomState();
  const units = unitsOf(all);
  const unit = commonUnit(all);
  const seconds = all[0]?.summary.IntervalSeconds ?? 1;
  const every = durationBetween(new Date(0).toISOString(), new Date(seconds * 1000).toISOString());
  const pair = [first, second].map((one) => looks[one?.at ?? 0]?.letter).join(' and ');
  const priced = all.filter(({ summary }) => firstPrice(summary) !== null);
  if (priced.length === 0) return null;
  const unindexed = isIndexed ? priced.filter(({ summary }) => !hasIndex(summary)) : [];
  return (
    <>
      <p data-print="no">
        <Link component={RouterLink} replace to={compareAddress({ ...comparison, isIndexed: !isIndexed })}>
          {isIndexed ? 'Show the prices themselves' : 'Index to 100'}
        </Link>
        {first && second ? (
          <>
            {' · '}
            <Link
              component={RouterLink}
              replace
              to={compareAddress({ ...comparison, hasDifference: !comparison.hasDifference })}
            >
              {comparison.hasDifference ? 'Hide the difference' : `Show the difference of ${pair}`}
            </Link>
          </>
        ) : null}
      </p>
      {isIndexed && comparison.isIndexed === null ? (
        <p role="note" data-print="no">
          The prices differ in unit or size and would flatten each other on one axis, so each is indexed to
          100 at its first price.
        </p>
      ) : null}
      {comparison.hasDifference && first && second && !canDiffer ? (
        <p role="note" data-print="no">
          {pair} have no difference:{' '}
          {isIndexed
            ? 'one of them cannot be indexed.'
            : 'their prices are in different units, or one has none.'}
        </p>
      ) : null}
      {units.length > 1 && !isIndexed ? (
        <p role="note" data-print="no">
          Prices are in {units.join(' and ')} on one axis: index them to 100 to compare how they move.
        </p>
      ) : null}
      {unindexed.length > 0 ? (
        <p role="note" data-print="no">
          {unindexed.map(({ at }) => looks[at]?.letter).join(' and ')} cannot be indexed: the prices are in
          several units, or the first one is not above 0.
        </p>
      ) : null}
      <HistoryChart
        title={isIndexed ? 'Prices, indexed to 100 at the start' : 'Prices'}
        what={isIndexed ? 'index' : 'price'}
        unit={isIndexed ? 'first = 100' : unit}
        lines={prices}
        shared={{ lines: [...spreads, ...difference], zoom }}
        note={`The last price published in each interval of ${every}, by publication time, shown at the start of the interval; for bids and asks, their midpoint.`}
      />
      <LinesAsTable label={isIndexed ? 'Index' : 'Prices'} lines={[...prices, ...difference]} />
      {difference.length > 0 ? (
        <HistoryChart
          title={`Difference of ${pair}`}
          what={isIndexed ? 'difference of the indices' : 'difference of the prices'}
          unit={isIndexed ? 'points' : unit}
          lines={difference}
          shared={{ lines: [...prices, ...spreads], zoom }}
          note="The first less the second, each at its last price until then."
        />
      ) : null}
      {spreads.length > 0 ? (
        <>
          <HistoryChart
            title="Spread"
            what="best ask less best bid"
            unit={unit}
            lines={spreads}
            shared={{ lines: [...prices, ...difference], zoom }}
            note={`Last published price in each interval of ${every}. No point is drawn where one side is missing.`}
          />
          <LinesAsTable label="Spreads" lines={spreads} />
        </>
      ) : null}
    </>
  );
}
