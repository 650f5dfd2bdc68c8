/** Flows whose expected table is still to be written. The list only gets shorter. */
export const unwritten: readonly string[] = [
  'cascade',
  'dataView',
  'documents',
  'fileDownload',
  'openFiles',
  'publishers',
  'reportDownload',
  'topVenues',
  'venueSelection',
  'venues',
];
