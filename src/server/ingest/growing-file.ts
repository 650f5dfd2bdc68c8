import { type FileHandle, open, stat } from 'node:fs/promises';
import { codeOf } from '../../domain/thrown.ts';

/** A file that somebody goes on writing. Node's streams end where a file ends. */
export type GrowingFile = {
  /** Its bytes as they come. They end when another file has taken its place, or it was cut short. */
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** Resolves when it was found not to have grown, so many times one after the other, since bytes last came. */
  readonly unchanged: (times: number) => Promise<void>;
};

const pieceSize = 64 * 1024;

/** Whether the file under this name is another than the one that is read, or shorter than what was read of it. */
async function isReplaced(file: string, handle: FileHandle, read: number): Promise<boolean> {
  try {
    const [named, own] = await Promise.all([stat(file), handle.stat()]);
    return named.dev !== own.dev || named.ino !== own.ino || named.size < read;
  } catch (error) {
    // Moved away, and the next one is not there yet.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Opens a file to be read as it grows.
 *
 * @param pause between two looks at it; rejects to give up, which the bytes do then too
 */
export async function openGrowing(file: string, pause: () => Promise<unknown>): Promise<GrowingFile> {
  const handle = await open(file);
  let looks = 0;
  const waiting = new Map<number, { readonly looked: Promise<void>; readonly tell: () => void }>();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      let isLast = false;
      for (let read = 0; ; ) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceSize), 0, pieceSize, read);
        if (bytesRead > 0) {
          read += bytesRead;
          looks = 0;
          yield buffer.subarray(0, bytesRead);
        } else if (isLast) return;
        else {
          looks += 1;
          waiting.get(looks)?.tell();
          waiting.delete(looks);
          await pause();
          // What was written before the other one took its place is read first.
          isLast = await isReplaced(file, handle, read);
        }
      }
    } finally {
      await handle.close();
    }
  }
  return {
    bytes: bytes(),
    unchanged: (times) => {
      if (looks >= times) return Promise.resolve();
      const known = waiting.get(times);
      if (known) return known.looked;
      let tell = (): void => {};
      const looked = new Promise<void>((resolve) => {
        tell = resolve;
      });
      waiting.set(times, { looked, tell });
      return looked;
    },
  };
}
