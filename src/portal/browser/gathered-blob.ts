import { FailureError } from '../../domain/failure.ts';
import { readRejection } from '../api/outcome.ts';

// Progress is drawn; more often than this nobody sees it.
const progressMs = 100;
/** Bytes that the page itself holds before the browser takes them over. */
const mostInThePage = 4_000_000;

/**
 * Reads a stream to its end as a file. The browser keeps what has come, on disk where it is much; the page never holds
 * more than a few megabytes.
 *
 * @param onProgress how many bytes have come
 * @throws FailureError when it breaks off
 */
export async function gatheredBlob(
  stream: ReadableStream<Uint8Array<ArrayBufferLike>> | null,
  type: string,
  onProgress: (received: number) => void,
): Promise<Blob> {
  const parts: Blob[] = [];
  let held: BlobPart[] = [];
  let [heldBytes, received, told] = [0, 0, 0];
  const reader = stream?.getReader();
  for (;;) {
    const read = await reader?.read().catch((error: unknown) => {
      throw new FailureError(readRejection(error), { cause: error });
    });
    if (!read || read.done) break;
    held.push(new Uint8Array(read.value));
    heldBytes += read.value.byteLength;
    received += read.value.byteLength;
    if (heldBytes >= mostInThePage) {
      parts.push(new Blob(held));
      [held, heldBytes] = [[], 0];
    }
    if (performance.now() - told < progressMs) continue;
    told = performance.now();
    onProgress(received);
  }
  return new Blob([...parts, ...held], { type });
}
