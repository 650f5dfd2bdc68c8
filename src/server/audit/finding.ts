/** The result of comparing two things that have to agree. */
export type Finding = {
  /** The two things. */
  readonly about: string;
  /** Number of rows, entries or files that were compared. */
  readonly compared: number;
  /** The first row on which they disagree, and how; null if they agree. */
  readonly first: string | null;
};
