import { setTimeout as pause } from 'node:timers/promises';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { bondTrade, bondTradesAsked } from '../../server/feed/feed-kit.ts';
import type { Instance } from './instances.ts';
import { isOver, persist, type Scene } from './scene.ts';

/** A bond, and how long ago its trades were published when they are sent. */
export type Paper = {
  readonly code: string;
  readonly ageMs: (chance: Scene['chance'], row: number) => number;
};

export const delayMs = 15 * 60_000;

/** Its trades are sent at once. The first is old enough for delayed readers, for whom the bond would not exist otherwise. */
export const livePaper: Paper = { code: 'CHAOSA', ageMs: (_chance, row) => (row === 1 ? 2 * delayMs : 0) };

/** Its trades become public from two minutes before to two minutes after they are sent. */
export const latePaper: Paper = {
  code: 'CHAOSB',
  ageMs: (chance) => delayMs + chance.between(-120_000, 120_000),
};

export const queryOf = ({ code }: Paper) => ({ ...bondTradesAsked, instrument: code });

/** The address of one of the processes, as a proxy chooses it: one that is up, if there is one. */
export function oneOf(instances: readonly Instance[], { chance }: Scene): string {
  const up = instances.filter(({ isUp }) => isUp());
  const from = up.length > 0 ? up : instances;
  return from[chance.between(0, from.length - 1)]?.origin ?? '';
}

async function newKey({ pool }: Scene, { code }: Paper): Promise<string> {
  const client = await pool.connect();
  const { text } = await makePublisherKey(
    client,
    { name: code, venues: ['TPIC'], days: 30 },
    new Date(),
  ).finally(() => client.release());
  return text;
}

/**
 * Publishes files, repeating each until it is accepted.
 *
 * @param acknowledged gets the rows, in the order accepted
 * @param isFollowed whether somebody has seen the first file; until then there is no other
 */
export async function publish(
  scene: Scene,
  paper: Paper,
  acknowledged: string[],
  isFollowed = () => true,
): Promise<void> {
  const { chance, system } = scene;
  const text = await newKey(scene, paper);
  for (let row = 0; acknowledged.length === 0 || !isOver(scene); ) {
    const trades = Array.from({ length: chance.between(1, 8) }, () => {
      row += 1;
      const at = new Date(Date.now() - paper.ageMs(chance, row)).toISOString().replace('Z', '000Z');
      const own = { instrumentIdType: 'OTHR', instrumentId: paper.code, tradeDate: at, publicationDate: at };
      return bondTrade(`${paper.code}-${row}`, 0, own);
    });
    const names = trades.map(({ transactionID }) => String(transactionID));
    const body = trades.map((trade) => `${JSON.stringify(trade)}\n`).join('');
    await persist(scene, `the file of ${names[0]}`, async () => {
      const answer = await fetch(`${oneOf(system.workers, scene)}/api/ingest`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${text}`,
          'content-type': 'application/x-ndjson',
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const reply = await answer.text();
      if (answer.status === 200) return true;
      throw new Error(`answered ${answer.status}: ${reply}`);
    });
    acknowledged.push(...names);
    do await pause(chance.between(50, 400));
    while (!isFollowed());
  }
}
