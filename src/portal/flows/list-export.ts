import { fromPromise } from 'xstate';
import { listExportMachine } from '../../../machines/list-export.ts';
import type { ScreenAnswer } from '../../../machines/operator-screen.ts';
import { readScreen } from './operator-screen.ts';

/** Pages of a list that a file has at most; longer lists are narrowed first. */
export const mostPages = 50;

const nextOf = (answer: ScreenAnswer): string | null =>
  'list' in answer && 'Next' in answer.list ? answer.list.Next : null;

/** The export of a list, bound to the service. */
export const listExport = listExportMachine.provide({
  actors: {
    gatherList: fromPromise(async ({ input, signal }) => {
      if (input === null) throw new Error('a list is asked for first');
      const { kind, query } = input;
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
    }),
  },
});
