import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isKept } from '../kept.ts';

/** The number of random walks per flow: few on a change, and `DAYLIGHT_WALKS` in a complete run. */
export const walkCount = Number(process.env.DAYLIGHT_WALKS ?? 60);

/** The seed of the walks: the same in every run unless `DAYLIGHT_SEED` is set. */
export const walkSeed = Number(process.env.DAYLIGHT_SEED ?? 1);

/** The length of a flow's walks; the test command sums them up. */
export type Walked = { readonly flow: string; readonly walks: number; readonly steps: number };

export const walksFolder = path.resolve(import.meta.dirname, '../../../coverage/walks');

export function writeWalked(walked: Walked): void {
  if (!isKept) return;
  mkdirSync(walksFolder, { recursive: true });
  writeFileSync(path.join(walksFolder, `${walked.flow}.json`), `${JSON.stringify(walked)}\n`);
}
