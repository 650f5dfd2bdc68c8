import type { FileFacts } from '../../../machines/file-download.ts';
import { FailureError, failure } from '../../domain/failure.ts';
import type { WantedFile } from '../../domain/publishing/report-files.ts';
import { handOver } from './save-file.ts';

/** Size in bytes above which the browser itself downloads: it saves while it reads, shows progress, and resumes. */
export const mostInThePage = 200_000_000;
const staggerMs = 100;
// More frequent progress would not be seen.
const progressMs = 100;

/** B 9: files are handed over at intervals, or a browser drops all but the last. Waits for one. */
export const stagger = (): Promise<void> => new Promise((done) => setTimeout(done, staggerMs));

const asCall = { 'X-Requested-With': 'XMLHttpRequest' } as const;

/** The address of a file: below the configured one, otherwise below the site's own origin (B 7). */
export function addressOf(filesUrl: string, { path }: WantedFile): URL {
  return new URL(`${filesUrl.replace(/\/$/, '')}${path}`, window.location.origin);
}

const isOurs = (address: URL): boolean => address.origin === window.location.origin;

/** The name in a Content-Disposition (RFC 6266); the encoded one, in any script, takes precedence. */
export function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A broken encoding leaves the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition ?? '');
  return plain?.[1] || plain?.[2] || null;
}

/**
 * Checks with HEAD whether a file exists (B 7).
 *
 * @throws Error if not, or if there is no answer
 */
export async function checkFile(filesUrl: string, file: WantedFile, signal: AbortSignal): Promise<FileFacts> {
  const address = addressOf(filesUrl, file);
  const answer = await fetch(address, {
    method: 'HEAD',
    signal,
    ...(isOurs(address) ? { headers: asCall, credentials: 'include' as const } : {}),
  });
  if (!answer.ok) throw new Error(`HEAD ${address.pathname}: ${answer.status}`);
  const size = Number(answer.headers.get('content-length') ?? Number.NaN);
  return {
    size: Number.isSafeInteger(size) && size >= 0 ? size : null,
    saveAs:
      nameIn(answer.headers.get('content-disposition')) ?? address.pathname.split('/').at(-1) ?? file.name,
  };
}

/** The parts received of a file; null if the browser itself downloads it. */
export type Fetched = {
  parts: Uint8Array<ArrayBuffer>[] | null;
  received: number;
  tag: string | null;
  type: string;
};

export const nothingFetched = (): Fetched => ({ parts: [], received: 0, tag: null, type: '' });

/**
 * Downloads the rest of a file, as a range if it is still the same file. A very large file, or one from another origin,
 * is left to the browser.
 *
 * @param fetched grows as bytes arrive, so that another call can continue from there
 * @param onProgress receives the number of bytes so far
 * @throws FailureError of kind `refused` when the service refuses; Error when the connection breaks
 */
export async function fetchFile(
  filesUrl: string,
  { file, facts }: { file: WantedFile; facts: FileFacts },
  fetched: Fetched,
  onProgress: (received: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const address = addressOf(filesUrl, file);
  if (!isOurs(address) || (facts.size ?? Number.POSITIVE_INFINITY) > mostInThePage) {
    fetched.parts = null;
    handOver(address.href, facts.saveAs);
    await stagger();
    return;
  }
  const isResumed = fetched.received > 0 && fetched.tag !== null;
  const answer = await fetch(address, {
    signal,
    credentials: 'include',
    headers: isResumed
      ? { ...asCall, Range: `bytes=${fetched.received}-`, 'If-Range': fetched.tag ?? '' }
      : asCall,
  });
  if (!answer.ok || answer.body === null)
    throw new FailureError(failure('refused', { message: `GET ${address.pathname}: ${answer.status}` }));
  if (answer.status !== 206 || fetched.parts === null) Object.assign(fetched, nothingFetched());
  fetched.tag = answer.headers.get('etag');
  fetched.type = answer.headers.get('content-type') ?? '';
  const reader = answer.body.getReader();
  let told = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    fetched.parts?.push(value);
    fetched.received += value.byteLength;
    if (performance.now() - told < progressMs) continue;
    told = performance.now();
    onProgress(fetched.received);
  }
}
