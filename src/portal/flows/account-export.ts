import { fromPromise } from 'xstate';
import { accountExportMachine } from '../../../machines/account-export.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { saveFile } from '../browser/save-file.ts';

/** The name of the file, with the day of the export by the service's clock. */
function exportName(exportedAt: string | null): string {
  return exportedAt === null ? 'daylight-account.json' : `daylight-account-${exportedAt.slice(0, 10)}.json`;
}

/** The export of the user's own data, bound to the service. */
export const accountExport = accountExportMachine.provide({
  actors: {
    exportAccount: fromPromise(async ({ signal }) => {
      const account = await ask(client.GET('/api/userdetails/export', { signal }));
      if (signal.aborted) return;
      saveFile(
        exportName(account.ExportedAt),
        `${JSON.stringify(account, null, 2)}\n`,
        'application/json;charset=utf-8',
      );
    }),
  },
});
