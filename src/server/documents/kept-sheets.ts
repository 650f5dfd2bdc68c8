import type { Receipt } from '../../contract/generated/types.ts';
import { receiptSheet } from './receipt-sheet.ts';

/**
 * Makes receipts as files, and keeps the latest: one takes some 20 ms, in which nobody else is answered.
 *
 * @param most how many are kept, of some ten kilobytes each
 */
export function createReceiptSheets(most = 100): (receipt: Receipt) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (receipt) => {
    // Everything that is on it, so that a refund makes another.
    const content = JSON.stringify(receipt);
    const sheet = kept.get(content) ?? receiptSheet(receipt);
    kept.delete(content);
    kept.set(content, sheet);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    sheet.catch(() => kept.delete(content));
    return sheet;
  };
}
