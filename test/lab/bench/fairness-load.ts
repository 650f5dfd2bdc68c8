// The greedy caller of fairness.ts, in a process of its own: keeps calls open until it is told to end, and answers with
// what they were answered.

import { setMaxListeners } from 'node:events';

/** The calls to keep open. */
export type Keep = {
  readonly origin: string;
  /** Called in turn. */
  readonly addresses: readonly string[];
  readonly open: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** What the calls were answered. */
export type Kept = { readonly perSecond: number; readonly statuses: string };

const counts = new Map<string, number>();
const ending = new AbortController();
// Each call listens until it is collected as garbage.
setMaxListeners(0, ending.signal);
let isEnding = false;

async function keepOne({ origin, addresses, headers }: Keep, at: number): Promise<void> {
  for (let turn = at; !isEnding; turn += 1) {
    let status = 'broken off';
    try {
      const address = addresses[turn % addresses.length] ?? '/';
      const answer = await fetch(`${origin}${address}`, { headers, signal: ending.signal });
      for await (const _part of answer.body ?? []);
      status = String(answer.status);
    } catch {
      if (isEnding) return;
    }
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}

process.on('message', (asked: Keep | 'end') => {
  if (asked !== 'end') {
    const begun = performance.now();
    const all = Promise.all(Array.from({ length: asked.open }, (_none, at) => keepOne(asked, at)));
    process.once('message', () => {
      isEnding = true;
      ending.abort();
      void all.then(() => {
        const answered = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const statuses = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
        process.send?.({ perSecond: (answered * 1_000) / (performance.now() - begun), statuses });
      });
    });
  }
});
