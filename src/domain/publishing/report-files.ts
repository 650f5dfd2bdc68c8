/** A file that can be downloaded. */
export type WantedFile = {
  /** Its name on the screen. */
  readonly name: string;
  /** Its path, relative to the folder of files. */
  readonly path: string;
};

/** The files of one segment, or of an investment firm (B 3). */
export type ReportGroup = {
  /** The segment's MIC, unique among the groups; null for files without a segment. */
  readonly mic: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly files: readonly WantedFile[];
};
