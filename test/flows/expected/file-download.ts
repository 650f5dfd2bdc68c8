import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof fileDownloadMachine> = {
  'nothing waits': ({ waiting }) => waiting.length === 0,
  'it is under way or waits already': ({ current, waiting }, { file }) =>
    [current, ...waiting].some((known) => known?.path === file.path),
};
