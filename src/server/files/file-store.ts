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
 * Where files are stored: a folder, which is enough for one machine, or a bucket of an object store. Keys are the
 * program's own, never a caller's: lower-case words joined by `/`.
 */
export type FileStore = {
  /**
   * Stores a file: nobody sees any of it until it is complete. Nothing remains if the promise rejects, unless the answer
   * of a bucket that had stored it was lost: then its key still has to be removed.
   */
  readonly put: (
    key: string,
    content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>,
  ) => Promise<WrittenFile>;
  /** The file's bytes, or a range of them, as a stream; null if there is no such file. */
  readonly open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  readonly stat: (key: string) => Promise<StoredFile | null>;
  /** Keys in this folder, in no particular order. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Removes a file; does nothing if there is none. */
  readonly remove: (key: string) => Promise<void>;
};
