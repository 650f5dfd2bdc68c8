import type { DataType } from '../data-types.ts';
import { feedViews, type KnownViewId } from '../feed-views.ts';
import type { FeedField, OrderField, ShownField, TradeField } from './feed-field.ts';
import { orderFields } from './order-fields.ts';
import { tradeFields } from './trade-fields.ts';

const allFields: Readonly<Record<DataType, readonly (TradeField | OrderField)[]>> = {
  order: orderFields,
  trade: tradeFields,
};

/** The fields of orders or of trades, without those that describe the instrument and the segment. */
export const fieldsOf = (dataType: DataType): readonly (TradeField | OrderField)[] => allFields[dataType];

/** The fields that a view's rows have. */
export function fieldsOfView(viewId: KnownViewId): readonly FeedField[] {
  return allFields[feedViews[viewId].dataType].filter(
    ({ shown, undrawn }) => shown?.[viewId] || undrawn?.[viewId],
  );
}

/** The fields for which a view has columns, in their order. @param hasUkShares null: of either kind of rows */
export function shownFieldsOf(
  viewId: KnownViewId,
  hasUkShares: boolean | null,
): readonly { readonly field: FeedField; readonly shown: ShownField }[] {
  const { dataType, hasUkShareColumns } = feedViews[viewId];
  const foreign = hasUkShares === null ? null : hasUkShares ? 'notUkShares' : 'ukShares';
  return allFields[dataType]
    .filter((field) => !(hasUkShareColumns && 'regime' in field && field.regime === foreign))
    .flatMap((field) => {
      const shown = field.shown?.[viewId];
      return shown ? [{ field, shown }] : [];
    })
    .sort((one, other) => one.shown.place - other.shown.place);
}
