import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Opens an empty temporary file on this machine. It has no name any more when this returns, so that it disappears with
 * the program however that ends: a killed program would otherwise leave gigabytes behind for a day of trades.
 *
 * @returns a handle for appending and for reading at any position; closing it frees the space
 */
export async function openWaitingFile(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `daylight-waiting-${randomUUID()}`);
  const { O_RDWR, O_CREAT, O_EXCL, O_APPEND } = constants;
  const file = await open(place, O_RDWR | O_CREAT | O_EXCL | O_APPEND, 0o600);
  await unlink(place).catch(async (error) => {
    await file.close();
    throw error;
  });
  return file;
}
