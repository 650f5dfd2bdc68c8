/**
 * The numbers of PostgreSQL's advisory locks, by what is done under them. They are the same in every program on one
 * database, also of an older release: none is changed or used again, 4,100,961 and 4,100,965 neither.
 */
export const advisoryLocks = {
  migration: 4_100_917,
  /** Shared by those who take files; alone by those who change what files are checked against. */
  ingest: 4_100_918,
  /** Programs that use the embedded database, together. */
  clusterMembers: 4_100_919,
  publishing: 4_100_960,
  /** Held by the one who moves checked lines to where readers see them. */
  merging: 4_100_962,
  identityMigration: 4_117_001,
  identityKeys: 4_117_002,
} as const;

/** Class of the locks of two numbers by which running programs are known; the second number is a program's own. */
export const instanceLockClass = 4_100_918;

/** Class of the locks of two numbers by which files of one venue are taken in turn; the second is made of its MIC. */
export const venueLockClass = 4_100_963;
