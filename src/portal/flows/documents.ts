import { fromPromise } from 'xstate';
import { documentsMachine } from '../../../machines/documents.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { fileDownloadOf } from './file-download.ts';
import { ignoreAborted } from './ignore-aborted.ts';

/** The documents' flow, bound to the service. */
export function documentsOf({ filesUrl }: Config) {
  return documentsMachine.provide({
    actors: {
      downloads: fileDownloadOf(filesUrl),
      loadDocuments: fromPromise(async ({ signal }) => {
        const call = ask(client.GET('/api/documents/list', { signal }));
        return (await ignoreAborted(signal, call)).documents;
      }),
    },
  });
}
