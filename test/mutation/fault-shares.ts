import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../.cache/faults');

/** What one process is to do. */
export type Share = {
  /** Every file of src/domain with all faults in it behind switches, by its absolute path. */
  readonly code: Readonly<Record<string, string>>;
  /** The faults that are to be judged. */
  readonly judged: readonly string[];
};

/** What one process has seen of its faults. */
export type Verdicts = {
  /** Those that stand where the code has come to while files were loaded. */
  readonly loaded: readonly string[];
  /** Those that stand where a test has come to. */
  readonly met: readonly string[];
  /** The test file that has found a fault, by the fault's id. */
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
