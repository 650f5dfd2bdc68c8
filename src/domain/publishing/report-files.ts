/** A file that a person can ask for. */
export type WantedFile = {
  /** What the screen calls it. */
  readonly name: string;
  /** Its path, relative to where the files lie. */
  readonly path: string;
};

/** The files of one segment, or of an investment firm (B 3). */
export type ReportGroup = {
  /** The segment's MIC, unique among the groups; null for files of no segment. */
  readonly mic: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly files: readonly WantedFile[];
};
