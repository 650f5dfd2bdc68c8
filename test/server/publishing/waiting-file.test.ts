import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openWaitingFile } from '../../../src/server/files/waiting-file.ts';
import { receiveFile } from '../../../src/server/http/received-file.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';

/** The folder in which files wait during a test. */
function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-waits-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('operating.md Files in a bucket: a file that waits on the disk has no name, so that it goes with a killed program', async () => {
  const folder = ownFolder();
  const file = await openWaitingFile();
  for (const line of ['first\n', 'second\n']) await file.appendFile(line);
  expect(readdirSync(folder)).toEqual([]);
  const read = () => text(file.createReadStream({ start: 0, autoClose: false }));
  expect([await read(), await read()]).toEqual(['first\nsecond\n', 'first\nsecond\n']);
  await file.close();
});

test('a publisher’s file waits without a name until it is taken', async () => {
  const folder = ownFolder();
  const { bytes, size } = await receiveFile(
    Readable.from([Buffer.from('begun, '), Buffer.from('and ended')]),
  );
  expect(readdirSync(folder)).toEqual([]);
  expect([size, await text(bytes)]).toEqual([16, 'begun, and ended']);
});

test('bad input: a publisher’s file that breaks off, or has nowhere to wait, is refused', async () => {
  const broken = new PassThrough();
  const receiving = receiveFile(broken);
  broken.destroy();
  await expect(receiving).rejects.toThrow('The file broke off before its end: nothing of it was taken');
  vi.stubEnv('TMPDIR', '/dev/null/none');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(receiveFile(Readable.from([Buffer.from('line')]))).rejects.toThrow('ENOTDIR');
});

test('bad input: a publisher’s file for which the disk has no room is refused with 503, not taken for one that broke off', async () => {
  const received = createServer(async (request, response) => {
    const refused = await receiveFile(request, undefined, () => open('/dev/full', 'r+')).catch(
      (error: unknown) => error,
    );
    response.end(refused instanceof Refusal ? `${refused.status} ${refused.message}` : 'taken');
  });
  onTestFinished(() => void received.close());
  received.listen(0, '127.0.0.1');
  await once(received, 'listening');
  const address = received.address();
  const port = address !== null && typeof address !== 'string' ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect(await answer.text()).toBe('503 There is no disk space for the file at present');
});
