import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../../src/server/files/bucket.ts';

/** May answer a call instead of the store; returns true if it did. */
type Meddling = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An object store on a loopback port, with one bucket. */
export type ObjectStore = {
  readonly endpoint: URL;
  readonly bucket: Bucket;
  /** The settings that a program needs to use it, including valid keys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Calls since the start: method and address. */
  readonly calls: readonly string[];
  /** Sets what intercepts calls from now on. */
  readonly meddle: (meddling: Meddling) => void;
  /** From now on a file comes a byte at a time, without end; resolves when the first of these answers is cut off. */
  readonly trickle: () => Promise<void>;
  /** Refuses connections from now on. @returns accepts them again */
  readonly refuse: () => Promise<() => Promise<void>>;
  /** Multipart uploads that were neither completed nor aborted. */
  readonly unfinished: () => readonly string[];
  readonly close: () => Promise<void>;
};

const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const name = 'daylight-files';

export async function startObjectStore(prefix = 'portal/one'): Promise<ObjectStore> {
  Object.assign(process.env, keys);
  const directory = mkdtempSync(path.join(tmpdir(), 'daylight-bucket-'));
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name, configs: [] }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  const uploads = path.join(directory, name, '._S3rver_uploads');
  const calls: string[] = [];
  let meddling: Meddling = () => false;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url}`);
    if (meddling(request, response)) return;
    const upload = new URL(url, 'http://store').searchParams.get('uploadId');
    if (method === 'DELETE' && upload !== null) {
      // AbortMultipartUpload, the only call we use that this server lacks.
      rmSync(path.join(uploads, path.basename(upload)), { recursive: true, force: true });
      response.writeHead(204).end();
    } else void answer(request, response);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen(at, '127.0.0.1', resolve));
  const leave = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const address = server.address();
  const port = address !== null && typeof address !== 'string' ? address.port : 0;
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  return {
    endpoint,
    bucket: { bucket: name, prefix, endpoint, region: null },
    environment: {
      ...keys,
      FILES_STORE: `s3://${name}/${prefix}`,
      FILES_STORE_ENDPOINT: endpoint.origin,
    },
    calls,
    meddle: (next) => {
      meddling = next;
    },
    trickle: () =>
      new Promise((resolve) => {
        meddling = ({ method }, response) => {
          if (method !== 'GET') return false;
          response.writeHead(200, { 'content-length': '1000000' });
          const dripping = setInterval(() => response.write('x'), 20);
          response.once('close', () => {
            clearInterval(dripping);
            resolve();
          });
          return true;
        };
      }),
    refuse: async () => {
      await leave();
      return () => listen(port);
    },
    unfinished: () => (existsSync(uploads) ? readdirSync(uploads) : []),
    close: async () => {
      await leave();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
