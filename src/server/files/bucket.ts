/** A bucket of an object store that speaks S3. */
export type Bucket = {
  readonly bucket: string;
  /** What stands before every key, without `/` at its ends; may be empty. */
  readonly prefix: string;
  /** Null: the one of AWS. */
  readonly endpoint: URL | null;
  /** Null: what the environment says to the SDK (AWS_REGION). */
  readonly region: string | null;
};
