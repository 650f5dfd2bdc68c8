import { type FileHandle, open, stat } from 'node:fs/promises';
import { codeOf } from '../../domain/thrown.ts';
import { IngestRefusal } from './fault-list.ts';
import { opened } from './read-text.ts';

/** A file that is still being written. Node's streams end where a file ends. */
export type GrowingFile = {
  /** Its bytes as they arrive. They end when another file has taken its place; with CutShort when it was truncated. */
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** Resolves when, since the last bytes came, it was found not to have grown this many times in a row. */
  readonly unchanged: (times: number) => Promise<void>;
};

const pieceSize = 64 * 1024;

/** The file was truncated: whatever was written after the part read is gone. */
export class CutShort extends Error {}

/**
 * Whether the file under this name is a different one from the one being read.
 *
 * @throws CutShort when it is shorter than what was read of it
 */
async function isReplaced(file: string, handle: FileHandle, read: number): Promise<boolean> {
  try {
    const [named, own] = await Promise.all([stat(file), handle.stat()]);
    if (own.size < read) throw new CutShort();
    return named.dev !== own.dev || named.ino !== own.ino;
  } catch (error) {
    // Moved away, and the next one is not there yet.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Opens a file that can be read as it grows, as a pipe cannot. @throws IngestRefusal */
const openRegular = (file: string): Promise<FileHandle> =>
  opened(file, async (about) => {
    if (!about.isFile()) {
      throw new IngestRefusal(`${file} is no regular file: it can be taken, but not followed.`);
    }
    return open(file);
  });

/** Looks whether a file can be read as it grows. @throws IngestRefusal when it cannot */
export async function checkGrowing(file: string): Promise<void> {
  await (await openRegular(file)).close();
}

/**
 * Opens a file to be read as it grows.
 *
 * @param pause waits between two looks at it; rejects to give up, which makes the bytes reject too
 * @throws IngestRefusal when it does not exist, may not be read or is not a file
 */
export async function openGrowing(file: string, pause: () => Promise<unknown>): Promise<GrowingFile> {
  const handle = await openRegular(file);
  let looks = 0;
  const waiting = new Map<number, { readonly looked: Promise<void>; readonly resolveLooked: () => void }>();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      let isLeft = false;
      for (let read = 0; ; ) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceSize), 0, pieceSize, read);
        if (bytesRead > 0) {
          read += bytesRead;
          looks = 0;
          yield buffer.subarray(0, bytesRead);
        } else {
          looks += 1;
          waiting.get(looks)?.resolveLooked();
          waiting.delete(looks);
          if (isLeft && looks > 1) return;
          await pause();
          if (isLeft || !(await isReplaced(file, handle, read))) continue;
          // Its writer may notice only now that there is another file.
          isLeft = true;
          looks = 0;
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
      let resolveLooked = (): void => {};
      const looked = new Promise<void>((resolve) => {
        resolveLooked = resolve;
      });
      waiting.set(times, { looked, resolveLooked });
      return looked;
    },
  };
}
