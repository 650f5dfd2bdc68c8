import { fromPromise } from 'xstate';
import { documentsMachine } from '../../../machines/documents.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { fileDownloadOf } from './file-download.ts';

/** The documents, bound to the service. */
export function documentsOf({ filesUrl }: Config) {
  return documentsMachine.provide({
    actors: {
      downloads: fileDownloadOf(filesUrl),
      loadDocuments: fromPromise(async ({ signal }) => {
        return (await ask(client.GET('/api/documents/list', { signal }))).documents;
      }),
    },
  });
}
