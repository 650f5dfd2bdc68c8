import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { feedViews, viewIdOf } from '../../../domain/feed/feed-views.ts';
import { viewLine } from '../../../domain/feed/view-line.ts';
import { utcTimestamp } from '../../../domain/format/timestamps.ts';
import { instrumentPath } from '../../../domain/page-paths.ts';

/** One fact of the header: a name, its value, and whether the value is a code. */
export type Fact = {
  readonly name: string;
  readonly value: string;
  readonly code?: boolean;
  /** The address of what the value names. */
  readonly to?: string;
  /** A second line below the value. */
  readonly note?: string;
};

// If rows have their own currency, the header has none (B 2).
function showsCurrency({ ViewType }: FeedRecord): boolean {
  const viewId = viewIdOf(ViewType);
  return viewId === 'unknown' || !feedViews[viewId].hasRowCurrency;
}

/** The header folded to one line: the facts that distinguish a record, all of which are in the open header too. */
export function headerLine(record: FeedRecord): string {
  return viewLine({
    code: record.InstrumentID,
    segment: record.VenueMIC,
    currency: showsCurrency(record) ? record.Currency : null,
    venue: record.TradingVenue,
  });
}

/** The facts about a record in the order info header, in its order (B 2). */
export function headerFacts(record: FeedRecord): readonly Fact[] {
  const { InstrumentIDType: type, InstrumentID: id, Date: newest } = record.AdditionalDescription;
  return [
    { name: 'Trading venue', value: record.TradingVenue },
    { name: 'Asset class', value: record.AssetClass },
    { name: 'Sub-asset class', value: record.SubAssetClass },
    {
      name: 'Instrument',
      value: record.InstrumentID,
      code: true,
      to: instrumentPath(record.InstrumentID),
      note: record.InstrumentDescription,
    },
    { name: 'Segment MIC', value: record.VenueMIC, code: true },
    ...(showsCurrency(record) ? [{ name: 'Currency', value: record.Currency ?? '–' }] : []),
    {
      name: 'Additional description',
      value: `${type} ${id}`,
      code: true,
      note: `As of ${utcTimestamp(newest)} UTC`,
    },
  ];
}
