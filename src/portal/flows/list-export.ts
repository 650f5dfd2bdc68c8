import { fromPromise } from 'xstate';
import { type GatheredList, listExportMachine, type WrittenFile } from '../../../machines/list-export.ts';
import type { ScreenAnswer, ScreenAsked } from '../../../machines/operator-screen.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { nameIn } from '../browser/file-transfer.ts';
import { saveFile } from '../browser/save-file.ts';
import { readScreen, usageAsked } from './operator-screen.ts';

/** Pages of a list that a file has at most; longer lists are narrowed first. */
export const mostPages = 50;

const nextOf = (answer: ScreenAnswer): string | null =>
  'list' in answer && 'Next' in answer.list ? answer.list.Next : null;

function writtenFile(asked: WrittenFile, signal: AbortSignal) {
  if (asked.kind === 'usageFile')
    return client.GET('/api/operator/usage/file', {
      params: { query: usageAsked(asked.query) },
      ...{ signal, parseAs: 'text' },
    });
  return client.GET('/api/operator/files/{number}/rejects', {
    params: { path: { number: String(asked.number) }, query: { form: asked.form } },
    ...{ signal, parseAs: 'text' },
  });
}

/** @throws FailureError if there is no file; the dialog has said why */
async function saveWritten(asked: WrittenFile, signal: AbortSignal): Promise<GatheredList> {
  const call = writtenFile(asked, signal);
  const text = await ask<string>(call);
  const { headers } = (await call).response;
  if (!signal.aborted)
    saveFile(
      nameIn(headers.get('content-disposition')) ?? `daylight-${asked.kind}.csv`,
      text,
      headers.get('content-type') ?? 'text/csv',
    );
  return { pages: [], isWhole: true };
}

async function gathered({ kind, query }: ScreenAsked, signal: AbortSignal): Promise<GatheredList> {
  const pages: ScreenAnswer[] = [];
  let after: string | null = null;
  do {
    const page: ScreenAnswer | null = await readScreen(
      { kind, query: { ...query, after: after ?? '' } },
      signal,
    );
    if (page === null) throw new Error('the list is not there any more');
    pages.push(page);
    after = nextOf(page);
  } while (after !== null && pages.length < mostPages);
  return { pages, isWhole: after === null };
}

/** The export of a list, bound to the service. */
export const listExport = listExportMachine.provide({
  actors: {
    gatherList: fromPromise(async ({ input, signal }) => {
      if (input === null) throw new Error('a list is asked for first');
      return input.kind === 'rejects' || input.kind === 'usageFile'
        ? saveWritten(input, signal)
        : gathered(input, signal);
    }),
  },
});
