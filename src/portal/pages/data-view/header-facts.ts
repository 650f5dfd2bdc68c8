import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { feedViews, viewIdOf } from '../../../domain/feed/feed-views.ts';
import { viewLine } from '../../../domain/feed/view-line.ts';
import { utcTimestamp } from '../../../domain/format/timestamps.ts';

/** One fact of the header: a name, its value, and whether the value is a code. */
export type Fact = {
  readonly name: string;
  readonly value: string;
  readonly code?: boolean;
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

/** The display date of an additional description, in UTC: a day as it is, a time as a timestamp; null if invalid. */
function displayDate(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : utcTimestamp(text);
}

/** The facts about a record in the order info header, in its order (B 2). */
export function headerFacts(record: FeedRecord): readonly Fact[] {
  const facts: Fact[] = [
    { name: 'Trading venue', value: record.TradingVenue },
    { name: 'Asset class', value: record.AssetClass },
    { name: 'Sub-asset class', value: record.SubAssetClass },
    { name: 'Instrument', value: record.InstrumentID, code: true, note: record.InstrumentDescription },
    { name: 'Segment MIC', value: record.VenueMIC, code: true },
  ];
  if (showsCurrency(record)) facts.push({ name: 'Currency', value: record.Currency ?? '–' });
  const { InstrumentIDType: type, InstrumentID: id, Date: newest } = record.AdditionalDescription;
  const date = displayDate(newest);
  const named = [type, id].filter((part) => part !== null && part !== '').join(' ');
  if (named !== '' || date !== null) {
    facts.push({
      name: 'Additional description',
      value: named === '' ? '–' : named,
      code: true,
      ...(date === null ? {} : { note: `As of ${date} UTC` }),
    });
  }
  return facts;
}
