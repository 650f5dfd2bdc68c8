import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../.cache/faults');

/** The work of one process. */
export type Share = {
  /** Every file of src/domain, with all its faults behind switches, by absolute path. */
  readonly code: Readonly<Record<string, string>>;
  /** The faults to be judged. */
  readonly judged: readonly string[];
};

/** The results of one process. */
export type Verdicts = {
  /** The faults in code that ran while files were loaded. */
  readonly loaded: readonly string[];
  /** The faults in code that a test ran. */
  readonly met: readonly string[];
  /** The test file that found a fault, by the fault's id. */
  readonly found: Readonly<Record<string, string>>;
};

const shareFile = (name: string): string => path.join(folder, `share-${name}.json`);
const verdictsFile = (name: string): string => path.join(folder, `verdicts-${name}.json`);

export const readShare = (name: string): Share => JSON.parse(readFileSync(shareFile(name), 'utf8'));
export const readVerdicts = (name: string): Verdicts => JSON.parse(readFileSync(verdictsFile(name), 'utf8'));
export const writeVerdicts = (name: string, verdicts: Verdicts): void =>
  writeFileSync(verdictsFile(name), JSON.stringify(verdicts));

export function writeShare(name: string, share: Share): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(shareFile(name), JSON.stringify(share));
  writeVerdicts(name, { loaded: [], met: [], found: {} });
}
