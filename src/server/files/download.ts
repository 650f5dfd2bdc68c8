import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import type { HeadersOf } from '../../contract/operation-types.ts';
import { createTurns } from '../../platform/turns.ts';
import { acceptsEncoding } from '../http/accepted-encoding.ts';
import type { CallContext } from '../http/operation.ts';
import { rangeOf } from './byte-range.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { refusalOfMissingFile } from './missing-file.ts';
import { openUnpacked, packedKey } from './packed-file.ts';
import { safeName } from './safe-name.ts';

/** A file that may be downloaded, as its table describes it. */
export type Downloadable = {
  readonly storageKey: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly modifiedAt: Date;
  /** Bytes in the store, if it is packed there; `size` and `sha256` are those of its text. */
  readonly packedSize?: number | null;
};

type FileRequest = Pick<CallContext, 'log' | 'network'> & {
  readonly headers: HeadersOf<'downloadFile'> & Partial<HeadersOf<'downloadOpenDataFile'>>;
};
type Headers = Readonly<Record<string, string>>;

/** The answer to a caller who has the file already, or asks for a part that does not exist. */
type NothingSent = {
  readonly status: 304 | 416;
  readonly headers: Headers;
};

export type DownloadOptions = {
  readonly cacheControl: string;
  /** More headers, such as those that let other origins read the file. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Headers of files that need no account. Pages of every origin may read them, including the portal's own when it
 * fetches them from another address (`FILES_URL`).
 */
export const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Content-Range, Content-Disposition',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const isUnchanged = (
  { headers }: FileRequest,
  file: { readonly etag: string; readonly 'last-modified': string },
) =>
  fresh(
    {
      'if-none-match': headers['If-None-Match'],
      'if-modified-since': headers['If-Modified-Since'],
    },
    file,
  );

/** A part is sent only if the caller has the rest of the very same file (RFC 9110, 13.1.5). */
const mayResume = (request: FileRequest, etag: string, lastModified: string): boolean => {
  const condition = request.headers['If-Range'];
  return condition === undefined || condition === etag || condition === lastModified;
};

/**
 * Whether a packed file is sent as it is stored: to whoever takes that, and asks for no range, which is always one of
 * the text. It has an ETag of its own, so that a part of one form is never continued with the other.
 */
const isSentPacked = ({ packedSize = null }: Downloadable, { headers }: FileRequest): boolean =>
  packedSize !== null && headers.Range === undefined && acceptsEncoding(headers['Accept-Encoding'], 'gzip');

type Prepared = {
  readonly range: ByteRange | null;
  readonly headers: Headers;
  readonly isPacked: boolean;
  /** Bytes of the whole answer. */
  readonly size: number;
};

/** Prepares the answer before its bytes: the headers, and the part that was asked for. */
async function prepare(
  store: FileStore,
  file: Downloadable,
  request: FileRequest,
  options: DownloadOptions,
): Promise<NothingSent | Prepared> {
  const { packedSize = null } = file;
  const isPacked = isSentPacked(file, request);
  const etag = isPacked ? `"${file.sha256}-gzip"` : `"${file.sha256}"`;
  const lastModified = file.modifiedAt.toUTCString();
  const headers = {
    etag,
    'last-modified': lastModified,
    'cache-control': options.cacheControl,
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(safeName(file.fileName)),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(packedSize === null ? {} : { vary: 'Accept-Encoding' }),
    ...options.headers,
  };
  const stored = await store.stat(packedSize === null ? file.storageKey : packedKey(file.storageKey));
  if (stored === null || stored.size !== (packedSize ?? file.size)) {
    request.log.error({ storageKey: file.storageKey }, 'a published file is missing or broken');
    throw refusalOfMissingFile();
  }
  if (isUnchanged(request, headers)) return { status: 304, headers };
  const range = mayResume(request, etag, lastModified) ? rangeOf(request.headers.Range, file.size) : null;
  if (range === 'beyond') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } };
  }
  return {
    range,
    isPacked,
    size: isPacked && packedSize !== null ? packedSize : file.size,
    headers: {
      ...headers,
      'content-type': file.mediaType,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
  };
}

/**
 * Answers a HEAD request for a file.
 *
 * @throws Refusal 404 if the store has no such file, or one of another size than its table says
 */
export async function checkDownload(
  store: FileStore,
  file: Downloadable,
  request: FileRequest,
  options: DownloadOptions,
): Promise<NothingSent | { readonly status: 200; readonly headers: Headers }> {
  const prepared = await prepare(store, file, request, options);
  if ('status' in prepared) return prepared;
  return { status: 200, headers: { ...prepared.headers, 'content-length': String(prepared.size) } };
}

/**
 * A few bytes from the end of a packed file cost a processor as much as the whole of it, and take no time to send. Nobody
 * is refused: the answer has begun.
 */
const skipping = createTurns({ places: 2, each: 1, waiting: 0 });

function bytesOf(
  store: FileStore,
  { storageKey, packedSize = null }: Downloadable,
  isPacked: boolean,
  range: ByteRange | undefined,
  network: string,
): Promise<Readable | null> {
  if (packedSize === null) return store.open(storageKey, range);
  if (isPacked) return store.open(packedKey(storageKey));
  return openUnpacked(store, storageKey, range, (gone) => skipping.acquireAlways({ caller: network }, gone));
}

/**
 * Answers a download: streamed, resumable, cacheable by its checksum.
 *
 * @throws Refusal 404 if the store has no such file, or one of another size than its table says
 */
export async function download(
  store: FileStore,
  file: Downloadable,
  request: FileRequest,
  options: DownloadOptions,
): Promise<
  NothingSent | { readonly status: 200 | 206; readonly headers: Headers; readonly stream: Readable }
> {
  const prepared = await prepare(store, file, request, options);
  if ('status' in prepared) return prepared;
  const { range, headers, isPacked, size } = prepared;
  const stream = await bytesOf(store, file, isPacked, range ?? undefined, request.network);
  if (stream === null) throw refusalOfMissingFile();
  if (!range) return { status: 200, headers: { ...headers, 'content-length': String(size) }, stream };
  const part = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
  };
  return { status: 206, headers: { ...headers, ...part }, stream };
}
