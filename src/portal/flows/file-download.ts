import { fromPromise } from 'xstate';
import { fileDownloadMachine } from '../../../machines/file-download.ts';
import { checkFile, fetchFile, nothingFetched } from '../browser/file-transfer.ts';
import { saveBlob } from '../browser/save-file.ts';

/** Downloads, bound to where the files lie. The HEAD call bypasses the central handler: the alert says it all (B 8). */
export function fileDownloadOf(filesUrl: string) {
  // Of one file at a time; bytes do not belong into a chart.
  let fetched = nothingFetched();
  return fileDownloadMachine.provide({
    actors: {
      checkFile: fromPromise(({ input, signal }) => checkFile(filesUrl, input.file, signal)),
      fetchFile: fromPromise(({ input, signal }) => {
        if (input.attempt === 1) fetched = nothingFetched();
        const tell = (received: number): void => input.report.send({ type: 'download.progressed', received });
        return fetchFile(filesUrl, input, fetched, tell, signal);
      }),
      saveFile: fromPromise(async ({ input: { facts } }) => {
        const { parts, type } = fetched;
        fetched = nothingFetched();
        if (parts) saveBlob(facts.saveAs, new Blob(parts, { type }));
      }),
    },
  });
}
