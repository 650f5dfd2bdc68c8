import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isKept } from '../kept.ts';

/** How many random walks a flow is sent on: few on every change, as many as `DAYLIGHT_WALKS` says where all is run. */
export const walkCount = Number(process.env.DAYLIGHT_WALKS ?? 60);

/** What the walks are drawn from: the same in every run, others with another `DAYLIGHT_SEED`. */
export const walkSeed = Number(process.env.DAYLIGHT_SEED ?? 1);

/** How far the walks of a flow went; the test command puts them together. */
export type Walked = { readonly flow: string; readonly walks: number; readonly steps: number };

export const walksFolder = path.resolve(import.meta.dirname, '../../../coverage/walks');

export function writeWalked(walked: Walked): void {
  if (!isKept) return;
  mkdirSync(walksFolder, { recursive: true });
  writeFileSync(path.join(walksFolder, `${walked.flow}.json`), `${JSON.stringify(walked)}\n`);
}
