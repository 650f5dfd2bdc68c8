import type { FoundInstruments } from '../../contract/generated/types.ts';
import type { DataType } from '../../domain/feed/data-types.ts';
import { viewsOf } from '../../domain/feed/feed-views.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { placesSql } from './find-sql.ts';

/** The reader's rights, as three columns of equal length. */
export type Allowed = readonly [
  types: readonly DataType[],
  venues: readonly string[],
  cutOffs: readonly string[],
];

/** A segment on which an instrument is published, by a system. */
export type Place = {
  readonly id: number;
  readonly dataType: DataType;
  readonly segmentMic: string;
  readonly system: string;
  readonly venueMic: string;
  readonly venueName: string;
  readonly last: string;
};

/** Where these instruments are published, as far as the reader may see. */
export async function placesOf(
  client: Queryable,
  allowed: Allowed,
  ids: readonly number[],
): Promise<readonly Place[]> {
  const { rows } = await client.query<Place>(placesSql, [...allowed, ids]);
  return rows;
}

type PlacedView = FoundInstruments['Instruments'][number]['Places'][number];

/** The views of an instrument: one per order type of a segment; individual trades are another view of trades. */
export function viewsAt<P extends Omit<Place, 'id'>>(places: readonly P[]): PlacedView[] {
  return places.flatMap(({ dataType, segmentMic, system, venueMic, venueName, last }) =>
    viewsOf(dataType, [system]).flatMap(({ id, orderType }) =>
      id === 'individual'
        ? []
        : {
            DataType: dataType,
            VenueMIC: venueMic,
            TradingVenue: venueName,
            SegmentMIC: segmentMic,
            OrderType: orderType,
            LastPublicationDate: last,
          },
    ),
  );
}
