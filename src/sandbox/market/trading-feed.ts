import { rm } from 'node:fs/promises';
import { messageOf } from '../../domain/thrown.ts';
import { writeMarketFile } from './market-files.ts';
import { ordersWithin, tradesWithin } from './market-lines.ts';
import type { MarketDeps } from './seed-market.ts';

const beatMs = 5_000;
/** What is made up for at most, when the business clock is set ahead: a day. */
const longestMs = 24 * 60 * 60_000;

/**
 * Keeps the sandbox's market trading: every five seconds a small file of trades and one of orders are taken in like
 * any other file, with what happened since the last ones; the first also with what would have happened while no program
 * ran. This month and the previous one are kept. A beat that fails is logged, and the next one makes up for it.
 *
 * @returns stops it; resolves when no beat is in progress
 */
export function startTradingFeed(deps: MarketDeps, everyMs = beatMs): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let last: Date | null = null;
  let stopped = false;
  let busy = false;
  let kept = '';
  const beat = async (): Promise<void> => {
    // The business clock may be set years ahead for an hour; that must not remove the data shown now.
    const until = deps.now();
    const month = monthBefore(new Date(Math.min(Date.now(), until.getTime())));
    // The market trades although an old month cannot be dropped yet.
    const [forgotten] = await Promise.allSettled([month === kept ? null : deps.forgetBefore?.(month)]);
    if (forgotten.status === 'fulfilled') kept = month;
    const since = last ? sinceWhen(last, until) : await deps.publishedUntil(until);
    await tradeOnce(deps, since ?? new Date(until.getTime() - beatMs), until);
    last = until;
    if (forgotten.status === 'rejected') throw forgotten.reason;
  };
  const tick = (): void => {
    if (busy || stopped) return;
    busy = true;
    underWay = beat()
      .catch((error: unknown) => {
        deps.log(`The sandbox's market missed a beat: ${messageOf(error)}`);
      })
      .finally(() => {
        busy = false;
      });
  };
  tick();
  const timer = setInterval(tick, everyMs);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await underWay;
  };
}

function monthBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** The clock may have been set: back, where nothing is missing, or far ahead. */
function sinceWhen(last: Date, until: Date): Date {
  const [from, to] = [last.getTime(), until.getTime()];
  return new Date(from > to ? to - beatMs : Math.max(from, to - longestMs));
}

/**
 * Writes the files of what is published after `since` until `until`, and takes them in, each whatever becomes of the
 * other. @throws what failed first
 */
export async function tradeOnce(deps: MarketDeps, since: Date, until: Date): Promise<void> {
  const faults: unknown[] = [];
  for (const [name, lines] of [
    ['beat-trades.ndjson', [...tradesWithin(since, until)]],
    ['beat-orders.ndjson', [...ordersWithin(since, until)]],
  ] as const) {
    if (lines.length === 0) continue;
    try {
      const file = await writeMarketFile(deps.folder, name, lines);
      await deps.ingest(file).finally(() => rm(file, { force: true }));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
