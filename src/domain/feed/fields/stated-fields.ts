import { type AssetClass, isUkShare } from '../asset-classes.ts';
import type { DataType, OrderSystem } from '../data-types.ts';
import type { FeedField } from './feed-field.ts';
import { orderFields } from './order-fields.ts';
import { regimes } from './regimes.ts';
import { tradeFields } from './trade-fields.ts';

/** What decides which fields a row has. */
export type RowSubject = {
  readonly assetClass: AssetClass;
  readonly venueLocation: string;
  /** For an order, the trading system that published it. */
  readonly system: OrderSystem | 'TRADE';
};

/** The fields that a row can state, whether it does or not, in the order of a file's columns. */
export function statedFieldsOf(
  dataType: DataType,
  { assetClass, venueLocation, system }: RowSubject,
): readonly FeedField[] {
  if (dataType === 'order')
    return orderFields.filter(({ systems }) => systems.some((known) => known === system));
  const subject = { assetClass, isUkShare: isUkShare(assetClass, venueLocation) };
  return tradeFields.filter(({ regime }) => regimes[regime].holds(subject));
}
