import type { FileFacts } from '../../../machines/file-download.ts';
import { FailureError, failure } from '../../domain/failure.ts';
import type { WantedFile } from '../../domain/publishing/report-files.ts';
import { handOver } from './save-file.ts';

/** Above this, in bytes, a file is the browser's to fetch: it saves while it reads, shows how far it is, and resumes. */
const mostInThePage = 200_000_000;
// B 9: files from elsewhere are handed over at intervals, or a browser drops all but the last.
const staggerMs = 100;
// Progress is drawn; more often than this nobody sees it.
const progressMs = 100;

const asCall = { 'X-Requested-With': 'XMLHttpRequest' } as const;

/** Where a file lies: below the configured address, else below the site's own origin (B 7). */
export function addressOf(filesUrl: string, { path }: WantedFile): URL {
  return new URL(`${filesUrl.replace(/\/$/, '')}${path}`, window.location.origin);
}

const isOurs = (address: URL): boolean => address.origin === window.location.origin;

/** The name in a Content-Disposition (RFC 6266): the encoded one, in whatever alphabet, before the plain one. */
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
 * Asks HEAD whether a file can be had (B 7).
 *
 * @throws Error when the answer is no, or none comes
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

/** What has come of a file; null parts where the browser itself fetches and saves it. */
export type Fetched = {
  parts: Uint8Array<ArrayBuffer>[] | null;
  received: number;
  tag: string | null;
  type: string;
};

export const nothingFetched = (): Fetched => ({ parts: [], received: 0, tag: null, type: '' });

/**
 * Fetches what has not come yet of a file, by range where it is still the same file. A very large one, or one that lies
 * elsewhere, is handed to the browser.
 *
 * @param fetched is added to as bytes come, so that another call goes on from there
 * @param onProgress how many bytes have come
 * @throws FailureError of kind `refused` when the service says no; Error when it breaks off
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
    await new Promise((done) => setTimeout(done, staggerMs));
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
