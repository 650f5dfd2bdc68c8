import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import { FailureError } from '../../../src/domain/failure.ts';
import type { Predicates } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof fileDownloadMachine> = {
  'it broke off for less than the fourth time': ({ attempt }, { error }) =>
    attempt < 4 && !(error instanceof FailureError && error.failure.kind === 'refused'),
  'nothing waits': ({ waiting }) => waiting.length === 0,
  'it is under way or waits already': ({ current, waiting }, { file }) =>
    [current, ...waiting].some((known) => known?.path === file.path),
};
