/**
 * The numbers of PostgreSQL's advisory locks, by what they protect. All programs on one database share them, including
 * older releases, so none is changed or reused, nor are 4,100,961 and 4,100,965, which older releases use.
 */
export const advisoryLocks = {
  migration: 4_100_917,
  /** Shared by whoever takes in files; exclusive for whoever changes what files are checked against. */
  ingest: 4_100_918,
  /** Shared by the programs that use the embedded database. */
  clusterMembers: 4_100_919,
  publishing: 4_100_960,
  /** Held while checked lines are moved to where readers see them. */
  merging: 4_100_962,
  identityMigration: 4_117_001,
  identityKeys: 4_117_002,
} as const;

/** Class of the two-number locks that identify running programs; the second number is the program's own. */
export const instanceLockClass = 4_100_918;

/** Class of the two-number locks by which files of one venue take turns; the second number is derived from its MIC. */
export const venueLockClass = 4_100_963;

/** Class of the two-number locks that files being loaded hold once it is their turn; the second number is the file's own. */
export const loadingLockClass = 4_100_966;

/** Class of the two-number locks that files being taken back hold; the second number is the file's own. */
export const takingBackLockClass = 4_100_971;

/** Class of the two-number locks that an operator's attempt holds; the second number is derived from its id. */
export const attemptLockClass = 4_100_972;
