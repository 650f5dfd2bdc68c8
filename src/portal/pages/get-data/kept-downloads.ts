import {
  type Download,
  getDataAddress,
  keptChoiceOf,
  mostDownloads,
} from '../../../domain/feed/data-choice.ts';
import { type KeptValues, keptValues } from '../../storage/kept-values.ts';

// A browser may be shared: one account must not see what another downloaded.
const keyOf = (account: string): string => `downloads.${account}`;

/** The last downloads of the account in this browser, the newest first. */
export function readDownloads(account: string, kept: KeptValues = keptValues): readonly Download[] {
  const list = kept.read(keyOf(account));
  if (!Array.isArray(list)) return [];
  return list
    .map(downloadOf)
    .filter((download) => download !== null)
    .slice(0, mostDownloads);
}

/** Remembers the downloads of the account. */
export function keepDownloads(
  account: string,
  downloads: readonly Download[],
  kept: KeptValues = keptValues,
): void {
  const list = downloads.map(({ choice, ...rest }) => ({ ...rest, choice: getDataAddress(choice) }));
  if (list.length === 0) kept.forget(keyOf(account));
  else kept.keep(keyOf(account), list);
}

/** Storage may contain anything, so an entry is checked as strictly as an answer. */
function downloadOf(entry: unknown): Download | null {
  if (typeof entry !== 'object' || entry === null) return null;
  if (!('choice' in entry && 'names' in entry && 'bytes' in entry && 'at' in entry)) return null;
  const { names, bytes, at } = entry;
  const choice = keptChoiceOf(entry.choice);
  if (choice === null || !Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    return null;
  if (typeof bytes !== 'number' || typeof at !== 'string') return null;
  return { choice, names, bytes, at };
}
