import { rm } from 'node:fs/promises';
import type { DataType } from '../../domain/feed/data-types.ts';
import { writeMarketFile } from './market-files.ts';
import { openingOrders, openingTrades } from './market-lines.ts';

/** What the stand-in for the venues' publications needs: it writes files, and the caller takes them in. */
export type MarketDeps = {
  /** Takes in one file of orders or trades, as the operator's command does. */
  readonly ingest: (file: string) => Promise<void>;
  /** Business time. */
  readonly now: () => Date;
  /** Folder for the files, which are removed once they are taken in. */
  readonly folder: string;
  readonly log: (message: string) => void;
  /** Until when something is published, looking back from a moment; null if nothing is. */
  readonly publishedUntil: (moment: Date) => Promise<Date | null>;
  /** Drops what was published before a month (`YYYY-MM`), so that a market that trades for ever stays small. */
  readonly forgetBefore?: (month: string) => Promise<unknown>;
};

/**
 * Fills the feed with the opening trades and orders, those of which there are none: a process may have ended between
 * them. Returns whether it did.
 */
export async function seedMarketWhenEmpty(
  deps: MarketDeps,
  isEmpty: (type: DataType) => Promise<boolean>,
): Promise<boolean> {
  const started = performance.now();
  const now = deps.now();
  let isFilled = false;
  for (const [type, name, lines] of [
    ['trade', 'opening-trades.ndjson', openingTrades(now)],
    ['order', 'opening-orders.ndjson', openingOrders(now)],
  ] as const) {
    if (!(await isEmpty(type))) continue;
    isFilled = true;
    const file = await writeMarketFile(deps.folder, name, lines);
    try {
      await deps.ingest(file);
    } finally {
      await rm(file, { force: true });
    }
  }
  if (isFilled) {
    deps.log(`The sandbox's market was filled in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
  return isFilled;
}
