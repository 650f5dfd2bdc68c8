import type { Instrument } from '../../../contract/generated/types.ts';
import type { Criteria } from '../../../domain/feed/criteria.ts';

/** The view of an instrument at a place. */
export const placeCriteria = (
  { AssetClass, SubAssetClass, InstrumentID }: Instrument,
  { DataType, VenueMIC, SegmentMIC, OrderType }: Instrument['Places'][number],
): Criteria => ({
  datatype: DataType,
  tv: VenueMIC,
  assetclass: AssetClass,
  subassetclass: SubAssetClass,
  instrument: InstrumentID,
  instrumentmic: SegmentMIC,
  ordertype: OrderType,
});
