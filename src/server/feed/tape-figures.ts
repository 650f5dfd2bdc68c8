import type { TapeFigures } from '../../contract/generated/types.ts';
import type { Timing } from '../../domain/feed/timing.ts';
import type { Database } from '../../platform/database/database.ts';
import { readMany } from '../database/read-many.ts';
import type { CutOff } from './cut-off.ts';
import { tapeFiguresSql } from './tape-figures-sql.ts';

/** Whose trades the figures are of. */
type FiguresOf = {
  /** Of the venues that the reader sees at this timing and has asked for. */
  readonly segments: readonly string[];
  readonly assetClass: string | null;
  readonly subAssetClass: string | null;
};

type Row = {
  readonly trades: number;
  readonly instruments: number;
  readonly venues: number;
  readonly without_notional: number;
  readonly notionals: TapeFigures['Notionals'];
  readonly busiest: TapeFigures['Busiest'];
  readonly edge: string | null;
};

/** What was traded on the day (UTC) of the cut-off, until then. */
export async function readTapeFigures(
  pool: Database,
  { segments, assetClass, subAssetClass }: FiguresOf,
  timing: Timing,
  { at }: CutOff,
): Promise<TapeFigures> {
  const day = at.slice(0, 10);
  const { rows } = await readMany(pool, (client) =>
    client.query<Row>({
      name: 'tape-figures',
      text: tapeFiguresSql,
      values: [segments, assetClass, subAssetClass, at, `${day}T00:00:00Z`],
    }),
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a condition gave no row');
  return {
    Timing: timing,
    Day: day,
    AsOf: at,
    Trades: row.trades,
    Instruments: row.instruments,
    Venues: row.venues,
    Notionals: row.notionals,
    WithoutNotional: row.without_notional,
    Busiest: row.busiest,
    LookedBackTo: row.edge,
  };
}
