import { instrumentPath } from '../page-paths.ts';
import { dataViewAddress } from './criteria.ts';
import type { DataType } from './data-types.ts';

/** A view of an instrument that was found, and its address. Views of one instrument follow each other. */
export type FoundView = {
  readonly code: string;
  readonly description: string;
  readonly assetClass: string;
  readonly orderType: string;
  readonly venue: string;
  readonly segment: string;
  /** When a row was last published in it, in the wire's format. */
  readonly last: string;
  readonly to: string;
};

/** An instrument that was found, and the address of its page. */
export type FoundPage = Pick<FoundView, 'code' | 'description' | 'assetClass' | 'to'> & {
  /** The names of the venues that publish it. */
  readonly venues: readonly string[];
  /** Of the last trade on all of them, as of 15 minutes ago: decimal text, its unit, and when it was published. */
  readonly lastPrice: { readonly price: string; readonly unit: string | null; readonly at: string } | null;
};

export type FoundViews = {
  /** The instruments that can be opened, best first; none where only a view can be chosen. */
  readonly instruments: readonly FoundPage[];
  /** None for visitors, who have to log in to open one. */
  readonly views: readonly FoundView[];
  readonly more: boolean;
  /** Nothing was found, because all rows of the instrument are in the archive. */
  readonly inArchive?: boolean;
  /** There are no views left, because all that were found are compared already. */
  readonly areCompared?: boolean;
};

export const hasResults = ({ instruments, views }: FoundViews): boolean =>
  instruments.length > 0 || views.length > 0;

type FoundPlace = {
  readonly DataType: DataType;
  readonly VenueMIC: string;
  readonly TradingVenue: string;
  readonly SegmentMIC: string;
  readonly OrderType: string;
  readonly LastPublicationDate: string;
};

type FoundInstrument = {
  readonly InstrumentID: string;
  readonly InstrumentDescription: string;
  readonly AssetClass: string;
  readonly SubAssetClass: string;
  readonly LastPrice: {
    readonly Price: string;
    readonly PriceUnit: string | null;
    readonly PublicationDate: string;
  } | null;
  readonly Places: readonly FoundPlace[];
};

/** The search result as instruments and views that can be opened. */
export function foundViewsOf(answer: {
  readonly Instruments: readonly FoundInstrument[];
  readonly More: boolean;
  readonly InArchive?: boolean;
}): FoundViews {
  const views = answer.Instruments.flatMap(
    ({ InstrumentID, InstrumentDescription, AssetClass, SubAssetClass, Places }) =>
      Places.map(
        (place): FoundView => ({
          code: InstrumentID,
          description: InstrumentDescription,
          assetClass: AssetClass,
          orderType: place.OrderType,
          venue: place.TradingVenue,
          segment: place.SegmentMIC,
          last: place.LastPublicationDate,
          to: dataViewAddress({
            datatype: place.DataType,
            tv: place.VenueMIC,
            assetclass: AssetClass,
            subassetclass: SubAssetClass,
            instrument: InstrumentID,
            instrumentmic: place.SegmentMIC,
            ordertype: place.OrderType,
          }),
        }),
      ),
  );
  const instruments = answer.Instruments.map(
    ({ InstrumentID, InstrumentDescription, AssetClass, LastPrice, Places }): FoundPage => ({
      code: InstrumentID,
      description: InstrumentDescription,
      assetClass: AssetClass,
      venues: [...new Set(Places.map(({ TradingVenue }) => TradingVenue))],
      lastPrice: LastPrice && {
        price: LastPrice.Price,
        unit: LastPrice.PriceUnit,
        at: LastPrice.PublicationDate,
      },
      to: instrumentPath(InstrumentID),
    }),
  );
  return { instruments, views, more: answer.More, ...(answer.InArchive ? { inArchive: true } : {}) };
}

/** What visitors find, as instruments whose pages they can open once they have logged in. */
export const foundPublicOf = (answer: {
  readonly Instruments: readonly (Pick<
    FoundInstrument,
    'InstrumentID' | 'InstrumentDescription' | 'AssetClass'
  > & { readonly TradingVenues: readonly string[] })[];
  readonly More: boolean;
}): FoundViews => ({
  instruments: answer.Instruments.map(
    ({ InstrumentID, InstrumentDescription, AssetClass, TradingVenues }): FoundPage => ({
      code: InstrumentID,
      description: InstrumentDescription,
      assetClass: AssetClass,
      venues: TradingVenues,
      lastPrice: null,
      to: instrumentPath(InstrumentID),
    }),
  ),
  views: [],
  more: answer.More,
});
