import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both inclusive and counted from 0. */
export type ByteRange = {
  readonly start: number;
  readonly end: number;
};

type StoredFile = {
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
};

export type WrittenFile = {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
};

/**
 * Where files lie: a folder, which does for one machine, or a bucket of an object store. Keys are the program's own,
 * never a caller's: lower-case words joined by `/`.
 */
export type FileStore = {
  /** Stores a file whole: until the promise resolves nobody sees any of it, and when it rejects nothing is left. */
  readonly put: (
    key: string,
    content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>,
  ) => Promise<WrittenFile>;
  /** The file's bytes as a stream, or those of a range of it; null when there is none. */
  readonly open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  readonly stat: (key: string) => Promise<StoredFile | null>;
  /** Keys that begin with this folder, in no order. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Removes a file; one that is not there is no fault. */
  readonly remove: (key: string) => Promise<void>;
};
