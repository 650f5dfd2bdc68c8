import { fromPromise } from 'xstate';
import { fileDownloadMachine } from '../../../machines/file-download.ts';
import { checkFile, fetchFile, nothingFetched } from '../browser/file-transfer.ts';
import { saveBlob } from '../browser/save-file.ts';

/** Downloads, bound to the address of the files. HEAD bypasses the central handler: the alert says it all (B 8). */
export function fileDownloadOf(filesUrl: string) {
  // Outside the chart, because it holds the bytes; one file is downloaded at a time.
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
