import {
  type Download,
  getDataAddress,
  keptChoiceOf,
  mostDownloads,
  withDownload,
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

/** Remembers a download of the account; another tab may have remembered others since. */
export function rememberDownload(account: string, download: Download, kept: KeptValues = keptValues): void {
  const downloads = withDownload(readDownloads(account, kept), download);
  kept.keep(
    keyOf(account),
    downloads.map(({ choice, ...rest }) => ({ ...rest, choice: getDataAddress(choice) })),
  );
}

/** Forgets the downloads of the account. */
export function forgetDownloads(account: string, kept: KeptValues = keptValues): void {
  kept.forget(keyOf(account));
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
