import { fromPromise } from 'xstate';
import { openFilesMachine } from '../../../machines/open-files.ts';
import type { components } from '../../contract/generated/types.ts';
import type { OpenFile, OpenFileIndex } from '../../domain/feed/open-files.ts';
import { type AskOptions, ask, outcomeOf } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Index = components['schemas']['OpenDataIndex'];
type ListedFile = components['schemas']['OpenDataFile'];

// A range of the file would be bytes, so the contract does not promise JSON alone.
const isIndex = (answer: unknown): answer is Index =>
  typeof answer === 'object' && answer !== null && 'files' in answer && Array.isArray(answer.files);

const periods = { day: 'day', quarter: 'quarter-hour', minute: 'minute' } as const;

const fileOf = (file: ListedFile): OpenFile => ({
  path: file.path,
  venue: file.venue,
  venueName: file.venueName,
  kind: file.dataType === 'trade' ? 'trades' : 'orders',
  period: periods[file.span],
  day: file.from.slice(0, 10),
  from: file.from,
  to: file.to,
  format: file.format,
  bytes: file.bytes,
  rows: file.lines,
  sha256: file.sha256,
});

/** Reads the machine-readable index of the open files, which programs read too. */
export async function openDataIndex(signal: AbortSignal, options: AskOptions = {}): Promise<OpenFileIndex> {
  const call = client.GET('/open-data/index.json', { signal });
  // The index is written with the first files.
  if ((await outcomeOf(call)).kind === 'notFound') return { updatedAt: null, files: [] };
  const index = await ask(call, options);
  if (!isIndex(index)) throw new Error('the index of open data is not what the contract says');
  return { updatedAt: index.updatedAt, files: index.files.map(fileOf) };
}

/** The open files, bound to their index. */
export const openData = openFilesMachine.provide({
  actors: { loadIndex: fromPromise(({ signal }) => openDataIndex(signal)) },
});

/** The slice files of the signed-in account, bound to the service. */
export const sliceFiles = openFilesMachine.provide({
  actors: {
    loadIndex: fromPromise(async ({ signal }) => {
      const { files } = await ask(client.GET('/api/slice/files', { signal }));
      return { updatedAt: null, files: files.map(fileOf) };
    }),
  },
});
