import { createHash } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { messageOf } from '../../domain/thrown.ts';
import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import type { Bucket } from './bucket.ts';
import { assertFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { FileStoreFault } from './file-store-fault.ts';

/** Longest waits, in milliseconds. */
export type BucketLimits = {
  readonly connectMs: number;
  /** For the start of an answer. Each call is tried twice. */
  readonly answerMs: number;
  /** For the answer to a part that was sent. */
  readonly partMs: number;
  /** Between two parts of an answer. A reader who takes nothing for this long is cut off too, and may resume. */
  readonly silenceMs: number;
  /** Bytes that have to come of a file in this time, as long as somebody takes them. */
  readonly leastBytes: number;
};

const usualLimits: BucketLimits = {
  connectMs: 2_000,
  answerMs: 5_000,
  partMs: 30_000,
  silenceMs: 60_000,
  leastBytes: 1024 * 1024,
};
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
const attempts = 2;
const sockets = 256;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/** A generic error has no kind worth mentioning. */
const descriptionOf = (error: unknown): string =>
  ['', 'Error'].includes(nameOf(error)) ? messageOf(error) : `${nameOf(error)}, ${messageOf(error)}`;
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

/** Passes on a file's bytes, and afterwards knows their number and checksum. */
function measured(content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>) {
  const hash = createHash('sha256');
  const seen = { size: 0, fault: null as { readonly error: unknown } | null };
  async function* parts(): AsyncGenerator<Buffer> {
    try {
      for await (const part of content) {
        const bytes = Buffer.from(part);
        hash.update(bytes);
        seen.size += bytes.byteLength;
        yield bytes;
      }
    } catch (error) {
      seen.fault = { error };
      throw error;
    }
  }
  return { seen, stream: Readable.from(parts(), { objectMode: false }), sum: () => hash.digest('hex') };
}

function connect({ endpoint, region }: Bucket, limits: BucketLimits): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint: endpoint.href, forcePathStyle: true } : {}),
    // Stores other than AWS mostly have one region, but signatures need a name for it.
    ...(region || endpoint ? { region: region ?? 'us-east-1' } : {}),
    maxAttempts: attempts,
    // The signature covers the body; many stores do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silenceMs,
      httpAgent: { maxSockets: sockets },
      httpsAgent: { maxSockets: sockets },
    },
  });
}

/**
 * Ends an answer whose bytes only trickle: each of them ends the silence, so a file could take days, and a reader may
 * hold locks until it has arrived. While its reader is slower than the store, the answer waits in full buffers.
 */
function endTrickle(
  answer: Readable,
  { silenceMs, leastBytes }: BucketLimits,
  fault: (error: Error) => Error,
): void {
  if (!(answer instanceof IncomingMessage)) return;
  const { socket } = answer;
  let before = socket.bytesRead;
  const looking = setInterval(() => {
    const came = socket.bytesRead - before;
    before += came;
    if (answer.complete || came >= leastBytes || answer.readableLength >= answer.readableHighWaterMark)
      return;
    answer.destroy(fault(new Error(`it sent only ${came} bytes in ${silenceMs / 1000} seconds`)));
  }, silenceMs).unref();
  answer.once('close', () => clearInterval(looking));
}

/** The answer's bytes, of which an error says that it is one of the store: on its own it looks like any connection's. */
function named(answer: Readable, fault: (error: Error) => Error): Readable {
  const bytes = new PassThrough({
    destroy: (error, done) => done(error === null || error instanceof FileStoreFault ? error : fault(error)),
  });
  return pipeline(answer, bytes, () => {});
}

/**
 * Keeps files in a bucket. An object becomes visible when it is complete and its key is used only once, so no
 * conditional write is needed: the row that names the key decides what is published. A large file is sent in parts.
 *
 * @throws FileStoreFault if the bucket does not exist, cannot be listed, or does not answer in time; so do the methods
 */
export async function openBucketStore(place: Bucket, limits: BucketLimits = usualLimits): Promise<FileStore> {
  const { bucket, prefix } = place;
  const client = connect(place, limits);
  const uploads = connect(place, { ...limits, answerMs: limits.partMs });
  const shown = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  const before = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => {
    assertFileKey(key);
    return { Bucket: bucket, Key: `${before}${key}` };
  };
  // Without the cause, which contains the whole call with the names of the keys.
  const fault = (error: unknown): FileStoreFault =>
    new FileStoreFault(`The store of files ${shown} cannot be used: ${descriptionOf(error)}`);
  /** The store's answer; null if it has no such file. */
  const ask = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      if (isMissing(error)) return null;
      throw fault(error);
    }
  };
  // Listing a prefix that does not exist shows whether address, name and rights are correct.
  const look = new ListObjectsV2Command({ Bucket: bucket, Prefix: `${before}.nothing` });
  await client.send(look).catch((error) => {
    throw fault(error);
  });
  return {
    put: async (key, content) => {
      const object = at(key);
      assertOutsideTransaction('The store of files');
      const { seen, stream, sum } = measured(content);
      const upload = new Upload({
        client: uploads,
        params: { ...object, Body: stream },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      try {
        await upload.done();
      } catch (error) {
        // The upload removes the parts that it sent; if the store does not answer, its lifecycle rule removes them.
        if (seen.fault) throw seen.fault.error;
        throw fault(error);
      } finally {
        stream.destroy();
      }
      return { size: seen.size, sha256: sum() };
    },
    open: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await ask(client.send(new GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) })));
      if (found === null) return null;
      if (!(found.Body instanceof Readable)) throw fault(new Error('its answer has no body'));
      endTrickle(found.Body, limits, fault);
      return named(found.Body, fault);
    },
    stat: async (key) => {
      const found = await ask(client.send(new HeadObjectCommand(at(key))));
      return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
    },
    list: async (folder) => {
      const { Bucket, Key } = at(folder);
      const keys: string[] = [];
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${Key}/` }))
          for (const object of page.Contents ?? [])
            if (object.Key !== undefined) keys.push(object.Key.slice(before.length));
      } catch (error) {
        throw fault(error);
      }
      return keys;
    },
    remove: async (key) => {
      await ask(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}
