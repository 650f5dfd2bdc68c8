import type { FeedSummary } from '../../../contract/generated/types.ts';
import { tradesByVenue } from '../../../domain/compare/compared-figures.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { ColumnHeads } from '../../controls/column-heads.tsx';
import { DayTableRoot, FigureCell } from '../data-calendar/day-table-styles.ts';

type Amounts = ReturnType<typeof tradesByVenue>[number]['volumes'];

const percent = (share: string | null): string => (share === null ? '' : ` (${share} %)`);

const amountsText = (amounts: Amounts): string =>
  amounts
    .map(
      ({ Unit, Amount, share }) =>
        `${groupedDecimal(Amount)}${Unit === null ? '' : ` ${Unit}`}${percent(share)}`,
    )
    .join('; ') || '–';

/** Trades, volume and notional amount by venue, each with its share of the total compared. */
export function VenueTradesTable({ all, isShared }: { all: readonly FeedSummary[]; isShared: boolean }) {
  const silent = all.reduce((sum, { WithoutNotional }) => sum + WithoutNotional, 0);
  return (
    <DayTableRoot>
      <h2 id="by-venue">Trades by venue</h2>
      <table aria-labelledby="by-venue">
        <ColumnHeads names={['Venue and segment', 'Trades', 'Volume', 'Notional amount']} />
        <tbody>
          {tradesByVenue(all, isShared).map(({ venue, trades, tradesShare, volumes, notionals }) => (
            <tr key={venue}>
              <th scope="row">{venue}</th>
              <FigureCell className="figures" data-label="Trades">
                {trades.toLocaleString('en-GB')}
                {percent(tradesShare)}
              </FigureCell>
              <td data-label="Volume">{amountsText(volumes)}</td>
              <td data-label="Notional amount">{amountsText(notionals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>
          Trades that stand, without those cancelled or replaced, summed exactly.{' '}
          {isShared
            ? 'Shares are of the total compared here; volumes of different instruments have none.'
            : 'No shares are shown, since the series do not cover the same period.'}
          {silent > 0 ? ` ${silent.toLocaleString('en-GB')} of the trades state no notional amount.` : ''}
        </small>
      </p>
    </DayTableRoot>
  );
}
