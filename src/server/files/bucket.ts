/** A bucket of an S3-compatible object store. */
export type Bucket = {
  readonly bucket: string;
  /** Prefix of every key, without `/` at its ends; may be empty. */
  readonly prefix: string;
  /** Null for that of AWS. */
  readonly endpoint: URL | null;
  /** Null for the SDK's own, from the environment (AWS_REGION). */
  readonly region: string | null;
};
