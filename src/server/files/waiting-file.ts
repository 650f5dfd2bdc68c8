import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Opens an empty file for what waits on this machine, in the system's folder for temporary files. It has no name any
 * more when this returns, so that it goes with the program however that ends: a day of trades that a killed program left
 * would take gigabytes.
 *
 * @returns what is written to its end and read from any place; close it to give its room back
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
