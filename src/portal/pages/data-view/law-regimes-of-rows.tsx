import { isAssetClass } from '../../../domain/feed/asset-classes.ts';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { flagsOf } from '../../../domain/venues/flags.ts';
import { cellText } from './grid/cell-text.ts';
import type { Column } from './grid/column-sets.ts';
import { LawRegimeColumns } from './law-regime-columns.tsx';

/**
 * Both regimes' names of the fields and flags in the trades shown, and on demand of the others that such trades may
 * have.
 */
export function LawRegimesOfRows({
  record: { DataType, AssetClass, VenueLocation },
  rows,
  columns,
}: {
  record: FeedRecord;
  rows: readonly FeedRow[];
  /** All columns of the view, including the folded ones. */
  columns: readonly Column[];
}) {
  if (DataType !== 'trade' || !isAssetClass(AssetClass)) return null;
  const isStated = ({ kind, field }: Column): boolean =>
    rows.some((row) => cellText(kind, row[field]) !== null);
  const stated = new Set(rows.flatMap(({ flags }) => (Array.isArray(flags) ? flags.map(String) : [])));
  const all = flagsOf(AssetClass).map(([flag]) => flag);
  const fieldOf = ({ field, name, help }: Column) => ({ name: field, caption: name, meaning: help });
  return (
    <LawRegimeColumns
      fields={columns.filter(isStated).map(fieldOf)}
      flags={all.filter((flag) => stated.has(flag))}
      rest={{
        fields: columns.filter((column) => !isStated(column)).map(fieldOf),
        flags: all.filter((flag) => !stated.has(flag)),
      }}
      assetClass={AssetClass}
      venueLocation={VenueLocation}
    />
  );
}
