import { FailureError } from '../../domain/failure.ts';
import { readRejection } from '../api/outcome.ts';

// More frequent progress would not be seen.
const progressMs = 100;
/** Bytes the page holds before handing them to the browser. */
const mostInThePage = 4_000_000;

/**
 * Reads a stream to its end into a file. The browser keeps the data, on disk if there is much of it; the page never
 * holds more than a few megabytes.
 *
 * @param onProgress receives the number of bytes so far
 * @throws FailureError when the stream breaks off
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
