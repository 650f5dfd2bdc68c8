import { expect, test } from 'vitest';
import type { FeedRow } from '../../../src/domain/feed-record.ts';
import { chainsOf, standing } from '../../../src/portal/pages/data-view/transaction-chain.ts';

const report = (id: string, transactionID: string | null, day: string, published: string): FeedRow => ({
  id,
  transactionID,
  tradeDate: `${day}T09:00:00.000000Z`,
  publicationDate: `${day}T${published}.000000Z`,
});

const amended = report('amended', 'TX1', '2026-11-20', '10:00:00');
const cancelled = report('cancelled', 'TX1', '2026-11-20', '10:00:00');
const original = report('original', 'TX1', '2026-11-20', '09:00:01');
const otherDay = report('other day', 'TX1', '2026-11-19', '09:00:01');
const alone = report('alone', 'TX2', '2026-11-20', '09:00:01');
const nameless = [report('a', null, '2026-11-20', '09:00:01'), report('b', null, '2026-11-20', '09:00:01')];

test('a chain is of one trading day, as first published; reports of one time keep their order', () => {
  const chainOf = chainsOf([amended, cancelled, original, alone, otherDay, ...nameless]);
  const ids = (row: FeedRow) => chainOf(row)?.map(({ id }) => id) ?? null;
  expect(ids(original)).toEqual(['original', 'cancelled', 'amended']);
  expect(ids(amended)).toEqual(['original', 'cancelled', 'amended']);
  for (const row of [alone, otherDay, ...nameless]) expect(ids(row)).toBeNull();
});

test('a chart draws trades as they stand: not a cancelled one, nor what a later report replaces', () => {
  const status = (row: FeedRow, as: string): FeedRow => ({ ...row, status: as });
  const amendment = status(amended, 'Amended');
  const amending = status(cancelled, 'Cancelled');
  const takenBack = status(report('taken back', 'TX3', '2026-11-20', '09:00:01'), 'New');
  const takingBack = status(report('taking back', 'TX3', '2026-11-20', '11:00:00'), 'Cancelled');
  const plain = status(alone, 'New');
  const loaded = [takingBack, amendment, amending, plain, takenBack, status(original, 'New'), ...nameless];
  const ids = (rows: readonly FeedRow[]) => standing(rows, loaded).map(({ id }) => id);
  expect(ids(loaded)).toEqual(['amended', 'alone', 'a', 'b']);
  // The report that takes a trade back may stand on a newer page than the trade.
  expect(ids([takenBack, plain])).toEqual(['alone']);
});
