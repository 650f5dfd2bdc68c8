import { type AnyActorRef, assign, fromPromise, sendTo, setup } from 'xstate';

/** A file that a person asked for. */
export type WantedFile = {
  /** What the screen calls it. */
  readonly name: string;
  /** Its path, relative to where the files lie. */
  readonly path: string;
};

/** What the service says of a file before it is fetched. */
export type FileFacts = {
  /** Bytes; null when the service does not say. */
  readonly size: number | null;
  /** The name under which it is saved. */
  readonly saveAs: string;
};

/** What the downloads tell the flow that invoked them. */
export type FileDownloadReport =
  | { readonly type: 'download.finished'; readonly file: WantedFile }
  | { readonly type: 'download.failed'; readonly file: WantedFile };

export type FileDownloadInput = {
  /** The flow to report to; downloads standing alone have none. */
  parent?: AnyActorRef;
};

export type FileDownloadContext = {
  /** The file under way. */
  current: WantedFile | null;
  /** What was asked for meanwhile, in order. */
  waiting: readonly WantedFile[];
  /** What the service says of the file under way; null while it has not been asked. */
  facts: FileFacts | null;
  /** Bytes of it that have come. */
  received: number;
  parent: AnyActorRef | null;
};

export type FileDownloadEvent =
  | { type: 'file.requested'; file: WantedFile }
  | { type: 'download.progressed'; received: number }
  | { type: 'download.cancelled' };

const nothing: WantedFile = { name: '', path: '' };

/**
 * Downloads, one after the other (B 7): HEAD first, then the file. Provide `checkFile`, which asks HEAD, and
 * `fetchFile`, which fetches and hands over the file, and sends `download.progressed` to `report` meanwhile.
 */
export const fileDownloadMachine = setup({
  types: {
    input: {} as FileDownloadInput,
    context: {} as FileDownloadContext,
    events: {} as FileDownloadEvent,
    tags: {} as 'busy',
  },
  actors: {
    checkFile: fromPromise<FileFacts, { file: WantedFile }>(() =>
      Promise.reject(new Error('`checkFile` must be provided')),
    ),
    fetchFile: fromPromise<void, { file: WantedFile; facts: FileFacts; report: AnyActorRef }>(() =>
      Promise.reject(new Error('`fetchFile` must be provided')),
    ),
  },
  guards: {
    isAnother: ({ context }, params: { file: WantedFile }) =>
      ![context.current, ...context.waiting].some((known) => known?.path === params.file.path),
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    take: assign((_, params: { file: WantedFile }) => ({ current: params.file, facts: null, received: 0 })),
    queue: assign({
      waiting: ({ context }, params: { file: WantedFile }) => [...context.waiting, params.file],
    }),
    takeNext: assign(({ context }) => ({
      current: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
      facts: null,
      received: 0,
    })),
    keepFacts: assign({ facts: (_, params: { facts: FileFacts }) => params.facts }),
    keepProgress: assign({ received: (_, params: { received: number }) => params.received }),
    // Without a parent the report comes back here, where nothing listens for it.
    reportEnd: sendTo(
      ({ context, self }): AnyActorRef => context.parent ?? self,
      ({ context }, params: { end: 'finished' | 'failed' }) => ({
        type: `download.${params.end}` as const,
        file: context.current,
      }),
    ),
    forget: assign({ current: null, facts: null, received: 0 }),
  },
}).createMachine({
  id: 'fileDownload',
  description: 'Downloading files, one after the other, each asked for by HEAD first.',
  context: ({ input }) => ({
    current: null,
    waiting: [],
    facts: null,
    received: 0,
    parent: input.parent ?? null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is under way.',
      on: {
        'file.requested': {
          target: 'checking',
          actions: { type: 'take', params: ({ event }) => ({ file: event.file }) },
        },
      },
    },
    checking: {
      description: 'The service is asked whether the file can be had.',
      tags: 'busy',
      on: {
        'file.requested': {
          guard: { type: 'isAnother', params: ({ event }) => ({ file: event.file }) },
          actions: { type: 'queue', params: ({ event }) => ({ file: event.file }) },
        },
        'download.cancelled': [
          { guard: 'hasWaiting', target: 'checking', reenter: true, actions: 'takeNext' },
          { target: 'idle', actions: 'forget' },
        ],
      },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.current ?? nothing }),
        onDone: {
          target: 'fetching',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: [
          {
            guard: 'hasWaiting',
            target: 'checking',
            reenter: true,
            actions: [{ type: 'reportEnd', params: { end: 'failed' } }, 'takeNext'],
          },
          { target: 'idle', actions: [{ type: 'reportEnd', params: { end: 'failed' } }, 'forget'] },
        ],
      },
    },
    fetching: {
      description: 'The file is coming.',
      tags: 'busy',
      on: {
        'file.requested': {
          guard: { type: 'isAnother', params: ({ event }) => ({ file: event.file }) },
          actions: { type: 'queue', params: ({ event }) => ({ file: event.file }) },
        },
        'download.progressed': {
          actions: { type: 'keepProgress', params: ({ event }) => ({ received: event.received }) },
        },
        'download.cancelled': [
          { guard: 'hasWaiting', target: 'checking', actions: 'takeNext' },
          { target: 'idle', actions: 'forget' },
        ],
      },
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context, self }) => ({
          file: context.current ?? nothing,
          facts: context.facts ?? { size: null, saveAs: '' },
          report: self,
        }),
        onDone: [
          {
            guard: 'hasWaiting',
            target: 'checking',
            actions: [{ type: 'reportEnd', params: { end: 'finished' } }, 'takeNext'],
          },
          { target: 'idle', actions: [{ type: 'reportEnd', params: { end: 'finished' } }, 'forget'] },
        ],
        onError: [
          {
            guard: 'hasWaiting',
            target: 'checking',
            actions: [{ type: 'reportEnd', params: { end: 'failed' } }, 'takeNext'],
          },
          { target: 'idle', actions: [{ type: 'reportEnd', params: { end: 'failed' } }, 'forget'] },
        ],
      },
    },
  },
});
