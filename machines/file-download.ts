import { type AnyActorRef, assign, emit, type NonReducibleUnknown, setup } from 'xstate';
import { type Alert, downloadFailed } from '../src/domain/alert.ts';
import { failureOf } from '../src/domain/failure.ts';
import type { WantedFile } from '../src/domain/publishing/report-files.ts';
import { unprovided } from './unprovided.ts';

/** What the service says about a file before it is downloaded. */
export type FileFacts = {
  /** Size in bytes; null if the service does not say. */
  readonly size: number | null;
  /** The name under which it is saved. */
  readonly saveAs: string;
};

export type FileDownloadInput = {
  /** The address to contact when a download fails. */
  contact: string;
};

export type FileDownloadContext = FileDownloadInput & {
  /** The file being downloaded. */
  current: WantedFile | null;
  /** The files requested meanwhile, in order. */
  waiting: readonly WantedFile[];
  /** What the service says about this file; null before it was asked. */
  facts: FileFacts | null;
  /** The number of bytes received. */
  received: number;
  /** The number of attempts, including the current one. */
  attempt: number;
  /** The name of the last file downloaded. */
  saved: string | null;
  /** The name of the last download cancelled, until another starts. */
  cancelled: string | null;
};

export type FileDownloadEvent =
  | { type: 'file.requested'; file: WantedFile }
  | { type: 'download.progressed'; received: number }
  | { type: 'download.cancelled' };

type FetchInput = { file: WantedFile; facts: FileFacts; attempt: number; report: AnyActorRef };

const nothing: WantedFile = { name: '', path: '' };
const noFacts: FileFacts = { size: null, saveAs: '' };
const attempts = 4;

/**
 * Downloads, one after another (B 7): HEAD first, then the file. Provide `checkFile`, which sends HEAD; `fetchFile`,
 * which fetches the bytes (after the first attempt only the missing ones) and sends `download.progressed` to `report`;
 * and `saveFile`, which hands the file over.
 */
export const fileDownloadMachine = setup({
  types: {
    input: {} as FileDownloadInput,
    context: {} as FileDownloadContext,
    events: {} as FileDownloadEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
    tags: {} as 'busy',
  },
  actors: {
    checkFile: unprovided<FileFacts, { file: WantedFile }>('checkFile'),
    fetchFile: unprovided<void, FetchInput>('fetchFile'),
    saveFile: unprovided<void, { facts: FileFacts }>('saveFile'),
  },
  delays: {
    // A network that is lost for a moment has to be back before the last attempt.
    resumePause: ({ context }) => 1_000 * 4 ** (context.attempt - 1),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'file.requested' &&
      ![context.current, ...context.waiting].some((known) => known?.path === event.file.path),
    // A refusal would only be repeated.
    canResume: ({ context }, error: NonReducibleUnknown) =>
      context.attempt < attempts && failureOf(error).kind !== 'refused',
    isUnderWay: ({ context }) => context.current !== null,
  },
  actions: {
    queue: assign(({ context, event }) =>
      event.type === 'file.requested' ? { waiting: [...context.waiting, event.file] } : {},
    ),
    takeNext: assign(({ context: { waiting, cancelled } }) => ({
      current: waiting[0] ?? null,
      cancelled: waiting[0] ? null : cancelled,
      waiting: waiting.slice(1),
      facts: null,
      received: 0,
      attempt: 1,
    })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepFacts: assign({ facts: (_, facts: FileFacts) => facts }),
    keepProgress: assign(({ event }) =>
      event.type === 'download.progressed' ? { received: event.received } : {},
    ),
    keepSaved: assign({ saved: ({ context }) => context.current?.name ?? null }),
    keepCancelled: assign({ cancelled: ({ context }) => context.current?.name ?? null }),
    announceFailure: emit(({ context }) => ({
      type: 'alert' as const,
      alert: downloadFailed(context.contact),
    })),
  },
}).createMachine({
  id: 'fileDownload',
  description: 'Downloading files one after the other, each preceded by a HEAD request.',
  context: ({ input }) => ({
    ...input,
    current: null,
    waiting: [],
    facts: null,
    received: 0,
    attempt: 1,
    saved: null,
    cancelled: null,
  }),
  initial: 'idle',
  on: {
    'file.requested': { guard: 'isAnother', actions: 'queue' },
    'download.cancelled': { guard: 'isUnderWay', target: '.next', actions: 'keepCancelled' },
  },
  states: {
    idle: {
      description: 'No download is running.',
      on: { 'file.requested': { target: 'next', actions: 'queue' } },
    },
    next: {
      description: 'The download requested first is next, if any is waiting.',
      entry: 'takeNext',
      always: [{ guard: 'isUnderWay', target: 'checking' }, { target: 'idle' }],
    },
    checking: {
      description: 'The service is asked whether the file is available.',
      tags: 'busy',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.current ?? nothing }),
        onDone: { target: 'fetching', actions: { type: 'keepFacts', params: ({ event }) => event.output } },
        onError: { target: 'next', actions: 'announceFailure' },
      },
    },
    fetching: {
      description: 'The file is being received.',
      tags: 'busy',
      on: { 'download.progressed': { actions: 'keepProgress' } },
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context, self }) => ({
          file: context.current ?? nothing,
          facts: context.facts ?? noFacts,
          attempt: context.attempt,
          report: self,
        }),
        onDone: 'saving',
        onError: [
          { guard: { type: 'canResume', params: ({ event }) => event.error }, target: 'resuming' },
          { target: 'next', actions: 'announceFailure' },
        ],
      },
    },
    resuming: {
      description: 'The connection broke; the rest of the file is fetched after a growing pause.',
      tags: 'busy',
      after: { resumePause: { target: 'fetching', actions: 'countAttempt' } },
    },
    saving: {
      description: 'The whole file has been received and is saved.',
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => ({ facts: context.facts ?? noFacts }),
        onDone: { target: 'next', actions: 'keepSaved' },
        onError: { target: 'next', actions: 'announceFailure' },
      },
    },
  },
});
