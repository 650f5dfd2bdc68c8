import type { FileFacts, WantedFile } from '../../../machines/file-download.ts';
import { handOver, saveBlob } from './save-file.ts';

/** Above this, in bytes, a file is the browser's to fetch: it saves while it reads, shows how far it is, and resumes. */
const mostInThePage = 200_000_000;
const attempts = 4;
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

/**
 * Fetches a file and hands it over. One that breaks off is resumed from where it was; a very large one, or one that
 * lies elsewhere, is the browser's own to fetch.
 *
 * @param onProgress how many bytes have come
 * @throws Error when it cannot be had
 */
export async function fetchFile(
  filesUrl: string,
  file: WantedFile,
  facts: FileFacts,
  onProgress: (received: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const address = addressOf(filesUrl, file);
  if (!isOurs(address) || (facts.size ?? Number.POSITIVE_INFINITY) > mostInThePage) {
    handOver(address.href, facts.saveAs);
    await new Promise((done) => setTimeout(done, staggerMs));
    return;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [received, tag, type, told]: [number, string | null, string, number] = [0, null, '', 0];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const resumed: boolean = received > 0 && tag !== null;
      const answer: Response = await fetch(address, {
        signal,
        credentials: 'include',
        headers: resumed ? { ...asCall, Range: `bytes=${received}-`, 'If-Range': tag ?? '' } : asCall,
      });
      if (!answer.ok || answer.body === null) throw new Refused(`GET ${address.pathname}: ${answer.status}`);
      if (answer.status !== 206) [parts.length, received] = [0, 0];
      tag = answer.headers.get('etag');
      type = answer.headers.get('content-type') ?? '';
      const reader = answer.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        received += value.byteLength;
        if (performance.now() - told < progressMs) continue;
        told = performance.now();
        onProgress(received);
      }
      break;
    } catch (reason) {
      if (signal.aborted || reason instanceof Refused || attempt === attempts) throw reason;
    }
  }
  if (!signal.aborted) saveBlob(facts.saveAs, new Blob(parts, { type }));
}

/** The service said no: asking again would not change that. */
class Refused extends Error {}
