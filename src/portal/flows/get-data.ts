import { fromPromise } from 'xstate';
import { getDataMachine } from '../../../machines/get-data.ts';
import type { DayConditions } from '../../contract/generated/types.ts';
import { seriesOfView } from '../../domain/compare/comparison.ts';
import { FailureError } from '../../domain/failure.ts';
import {
  type DataChoice,
  type DataOffer,
  type Download,
  dataFileName,
  firstDay,
  getDataAddress,
  lastDayBefore,
  openFilesOf,
  rowsOnDays,
} from '../../domain/feed/data-choice.ts';
import { exportTypes } from '../../domain/feed/exported-rows.ts';
import type { FoundView } from '../../domain/feed/found-views.ts';
import type { OpenFile } from '../../domain/feed/open-files.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import { ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { serviceNow } from '../api/service-time.ts';
import { mostInThePage, stagger } from '../browser/file-transfer.ts';
import { gatheredBlob } from '../browser/gathered-blob.ts';
import { handOver, saveBlob } from '../browser/save-file.ts';
import { find, findViews } from './find.ts';
import { openDataIndex } from './open-files.ts';

/** The most rows that an answer of the history has. */
const mostRows = 100_000;

// The page shows a failure itself; only the end of the session concerns the whole page.
const inPage = { handler: 'sessionOnly' } as const;

type HistoryQuery = Pick<DataChoice, 'datatype' | 'from' | 'to'> & {
  readonly tv: string;
  readonly instrument?: string;
};

function historyQuery({ datatype, tv, instrument, from, to }: DataChoice): HistoryQuery {
  if (tv === null) throw new Error('a venue needs to be chosen');
  return { datatype, tv, from, to, ...(instrument === null ? {} : { instrument }) };
}

/** Whether there is a row, which an answer that had to search the archive may leave open, and how late rows come. */
async function firstRow(
  choice: DataChoice,
  signal: AbortSignal,
): Promise<{ readonly mayBeThere: boolean; readonly isDelayed: boolean }> {
  const query = { ...historyQuery(choice), format: 'ndjson', limit: 1 } as const;
  const call = client.GET('/api/history', { params: { query }, signal, parseAs: 'text' });
  const text = await ask(call, inPage).catch((error: unknown) => {
    // So the service says that the reader may see no row of that kind on any day.
    if (error instanceof FailureError && error.failure.kind === 'notFound') return null;
    throw error;
  });
  if (text === null) return { mayBeThere: false, isDelayed: true };
  const { headers } = (await call).response;
  return {
    mayBeThere: text !== '' || headers.has('x-next-cursor'),
    isDelayed: headers.get('x-is-delayed') !== 'false',
  };
}

/** The days of a venue in the years of the choice and of the week before it; none if a year could not be loaded. */
async function daysOf({ tv, from, to }: DataChoice, signal: AbortSignal): Promise<readonly DayConditions[]> {
  if (tv === null) return [];
  const weekBefore = addDays(from, -7);
  const years = [
    ...new Set([weekBefore < firstDay ? from : weekBefore, from, to].map((day) => day.slice(0, 4))),
  ];
  const outcomes = await Promise.all(
    years.map((year) =>
      outcomeOf(client.GET('/api/venues/{mic}', { params: { path: { mic: tv }, query: { year } }, signal })),
    ),
  );
  const days = outcomes.map((outcome) => (outcome.kind === 'ok' ? outcome.data.days : null));
  return days.includes(null) ? [] : days.flatMap((ofYear) => ofYear ?? []);
}

async function offerOf(choice: DataChoice, signal: AbortSignal): Promise<DataOffer> {
  if (choice.instrument === null) {
    const files = openFilesOf(await openDataIndex(signal, inPage), choice);
    if (files.length > 0) return { way: 'openFiles', files };
  }
  const [{ mayBeThere, isDelayed }, days] = await Promise.all([
    firstRow(choice, signal),
    choice.instrument === null ? daysOf(choice, signal) : [],
  ]);
  if (!mayBeThere) return { way: 'nothing', lastDay: lastDayBefore(days, choice) };
  // Of today the service counts what is public, and the history may have more.
  const isOver = choice.to < serviceNow().slice(0, 10);
  return { way: 'history', rows: isOver ? rowsOnDays(days, choice) : null, isDelayed };
}

/** A file to hand over: what was received of it, or the address from which the browser is to download it. */
type Received = { readonly name: string; readonly bytes: number; readonly content: Blob | string };
type Tell = (received: number) => void;

/** The open files of a choice; those that are too large for the page are left to the browser. */
async function openFilesReceived(
  files: readonly OpenFile[],
  tell: Tell,
  signal: AbortSignal,
): Promise<readonly Received[]> {
  const received: Received[] = [];
  let before = 0;
  for (const { path, bytes, format } of files) {
    const [name = '', day = ''] = path.split('/').reverse();
    if (bytes > mostInThePage) {
      received.push({ name, bytes, content: path });
      continue;
    }
    const call = client.GET('/open-data/{day}/{name}', {
      params: { path: { day, name } },
      signal,
      parseAs: 'stream',
    });
    const stream = await ask(call, inPage);
    const content = await gatheredBlob(stream, exportTypes[format], (more) => tell(before + more));
    received.push({ name, bytes, content });
    before += bytes;
    tell(before);
  }
  return received;
}

/** Hands files over to the browser, until it is told to stop. */
async function handOverAll(files: readonly Received[], signal: AbortSignal): Promise<void> {
  for (const [at, { name, content }] of files.entries()) {
    if (at > 0) await stagger();
    if (signal.aborted) return;
    if (content instanceof Blob) saveBlob(name, content);
    else handOver(content, name);
  }
}

/** The length of the heading of a CSV file, in bytes. */
async function headingLength(blob: Blob): Promise<number> {
  const start = new Uint8Array(await blob.slice(0, 65_536).arrayBuffer());
  return start.indexOf('\n'.charCodeAt(0)) + 1;
}

/** One answer of the history, and the cursor of the next; '' after the last. */
async function historyPage(
  choice: DataChoice,
  cursor: string,
  tell: Tell,
  signal: AbortSignal,
): Promise<readonly [Blob, string]> {
  const { format } = choice;
  const query = { ...historyQuery(choice), format, limit: mostRows, ...(cursor === '' ? {} : { cursor }) };
  const call = client.GET('/api/history', { params: { query }, signal, parseAs: 'stream' });
  const page = await gatheredBlob(await ask(call, inPage), exportTypes[format], tell);
  return [page, (await call).response.headers.get('x-next-cursor') ?? ''];
}

/** The rows out of the history: answers of text are one file, each one of Parquet is a file of its own. */
async function historyReceived(
  choice: DataChoice,
  tell: Tell,
  signal: AbortSignal,
): Promise<readonly Received[]> {
  const { format } = choice;
  const pages: Blob[] = [];
  let [before, cursor] = [0, ''];
  do {
    const [page, next] = await historyPage(choice, cursor, (received) => tell(before + received), signal);
    pages.push(format === 'csv' && cursor !== '' ? page.slice(await headingLength(page)) : page);
    before += page.size;
    tell(before);
    cursor = next;
  } while (cursor !== '');
  const blobs = format === 'parquet' ? pages : [new Blob(pages, { type: exportTypes[format] })];
  return blobs.map((blob, at) => ({
    name: dataFileName(choice, blobs.length === 1 ? null : at + 1),
    bytes: blob.size,
    content: blob,
  }));
}

/** Getting data, bound to the service: open files where there are, else the history. */
export const getData = getDataMachine.provide({
  actors: {
    lookUp: fromPromise(({ input, signal }) => offerOf(input.choice, signal)),
    fetchData: fromPromise(async ({ input: { choice, offer, report }, signal }): Promise<Download> => {
      const tell = (received: number): void => report.send({ type: 'download.progressed', received });
      const files =
        offer?.way === 'openFiles'
          ? await openFilesReceived(offer.files, tell, signal)
          : await historyReceived(choice, tell, signal);
      await handOverAll(files, signal);
      return {
        choice,
        names: files.map(({ name }) => name),
        leftToBrowser: files.filter(({ content }) => !(content instanceof Blob)).length,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        at: serviceNow(),
      };
    }),
  },
});

/** A found view as a choice of data: an instrument on a venue. */
function asChoice(choice: DataChoice, view: FoundView): FoundView {
  const { datatype, tv, instrument } = seriesOfView(view.to);
  const isOrder = datatype === 'order';
  return {
    ...view,
    orderType: isOrder ? 'Orders' : 'Trades',
    segment: tv ?? view.segment,
    to: getDataAddress({ ...choice, datatype: isOrder ? 'order' : 'trade', tv, instrument }),
  };
}

/** The field that finds an instrument of which data is wanted, with the days and the format of a choice. */
export const findForData = (choice: DataChoice) =>
  find.provide({
    actors: {
      findInstruments: fromPromise(async ({ input, signal }) => {
        const found = await findViews(input.text, signal);
        const all = found.views.map((view) => asChoice(choice, view));
        // Segments and order types of a venue are in one file.
        const views = all.filter(({ to }, at) => all.findIndex((view) => view.to === to) === at);
        return { ...found, instruments: [], views };
      }),
    },
  });
