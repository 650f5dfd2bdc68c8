import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ingestFile } from '../../src/server/ingest/ingest-file.ts';
import { openStored } from './stored.ts';

const minute = 60_000;

/** A bid of a book: price and volume. */
type Bid = readonly [price: string, volume: string];

/** An order book of its own, published beside the running program. */
export type LiveBook = {
  /** The path and query of its view. */
  readonly address: string;
  /** Publishes all of it, as of some minutes ago. */
  readonly publish: (minutesAgo: number, ...bids: readonly Bid[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** @param instrumentId of an instrument that no other test uses */
export async function openBook(dataDir: string, instrumentId: string): Promise<LiveBook> {
  const stored = await openStored(dataDir);
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-live-'));
  const own = {
    instrumentIdType: 'OTHR',
    instrumentId,
    instrumentDescription: 'A book that moves',
    instrumentCurrency: 'EUR',
    assetClass: 'Bonds',
    subAssetClass: 'Corporate bonds',
    venueMIC: 'TPIO',
    system: 'CLOB',
  };
  const query = {
    datatype: 'order',
    tv: 'TPIC',
    assetclass: own.assetClass,
    subassetclass: own.subAssetClass,
    instrument: own.instrumentId,
    instrumentmic: own.venueMIC,
    ordertype: 'Order book',
  };
  return {
    address: `/data-viewing/order?${new URLSearchParams(query)}`,
    publish: async (minutesAgo, ...bids) => {
      const now = new Date();
      const date = new Date(now.getTime() - minutesAgo * minute).toISOString().replace('Z', '000Z');
      const lines = bids.map(([bidPrice, aggrBidVol], index) =>
        JSON.stringify({ ...own, date, level: index + 1, lOrders: 1, bidPrice, aggrBidVol }),
      );
      const file = path.join(folder, `${now.getTime()}.ndjson`);
      writeFileSync(file, `${lines.join('\n')}\n`);
      await ingestFile({ pool: stored.pool, file, now });
    },
    close: async () => {
      rmSync(folder, { recursive: true });
      await stored.close();
    },
  };
}
