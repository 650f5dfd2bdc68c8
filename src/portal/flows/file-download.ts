import { fromPromise } from 'xstate';
import { fileDownloadMachine } from '../../../machines/file-download.ts';
import { checkFile, fetchFile } from '../browser/file-transfer.ts';

/** Downloads, bound to where the files lie. The HEAD call bypasses the central handler: the alert says it all (B 8). */
export function fileDownloadOf(filesUrl: string) {
  return fileDownloadMachine.provide({
    actors: {
      checkFile: fromPromise(({ input, signal }) => checkFile(filesUrl, input.file, signal)),
      fetchFile: fromPromise(({ input: { file, facts, report }, signal }) =>
        fetchFile(
          filesUrl,
          file,
          facts,
          (received) => report.send({ type: 'download.progressed', received }),
          signal,
        ),
      ),
    },
  });
}
