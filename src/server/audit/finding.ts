/** What an audit says of two things that have to agree. */
export type Finding = {
  /** The two things. */
  readonly about: string;
  /** How many rows, entries or files were compared. */
  readonly compared: number;
  /** The first row on which they do not agree, and how; null when they agree. */
  readonly first: string | null;
};
