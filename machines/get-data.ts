import { type AnyActorRef, assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import {
  type DataChoice,
  type DataOffer,
  type Download,
  dataChoiceOf,
  getDataAddress,
  isSameData,
  withDownload,
} from '../src/domain/feed/data-choice.ts';
import { unprovided } from './unprovided.ts';

/** The query of the address, and the time, ISO. */
type Visit = { readonly search: string; readonly at: string };

type GetDataInput = Visit & {
  /** What this browser has downloaded, the newest first. */
  readonly downloads: readonly Download[];
};

type Context = {
  readonly choice: DataChoice;
  /** What is there of it; null until that is known. */
  readonly offer: DataOffer | null;
  /** It is downloaded as soon as it is known to be there. */
  readonly isWanted: boolean;
  /** The number of bytes received of the download under way. */
  readonly received: number;
  readonly failure: Failure | null;
  /** The last one of this visit. */
  readonly saved: Download | null;
  readonly downloads: readonly Download[];
};

export type GetDataEvent =
  | ({ readonly type: 'address.changed' } & Visit)
  | { readonly type: 'retry.requested' }
  | { readonly type: 'download.requested' }
  | { readonly type: 'download.progressed'; readonly received: number }
  | { readonly type: 'download.cancelled' }
  /** One of the downloads remembered, once more. */
  | { readonly type: 'download.repeated'; readonly choice: DataChoice }
  | { readonly type: 'downloads.cleared' };

type FetchInput = {
  readonly choice: DataChoice;
  readonly offer: DataOffer | null;
  readonly report: AnyActorRef;
};

const chosen = ({ search, at }: Visit): Pick<Context, 'choice' | 'offer' | 'isWanted' | 'failure'> => ({
  choice: dataChoiceOf(search, at.slice(0, 10)),
  offer: null,
  isWanted: false,
  failure: null,
});

/**
 * The rows of a venue or an instrument on some days, as files; the address says which. Provide `lookUp`, which says
 * how they come, and `fetchData`, which fetches them, sends `download.progressed` to `report` meanwhile and hands them
 * over.
 */
export const getDataMachine = setup({
  types: {
    input: {} as GetDataInput,
    context: {} as Context,
    events: {} as GetDataEvent,
    emitted: {} as
      | { type: 'navigate'; to: string; replace: true }
      | { type: 'downloads.changed'; downloads: readonly Download[] },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    lookUp: unprovided<DataOffer, { readonly choice: DataChoice }>('lookUp'),
    fetchData: unprovided<Download, FetchInput>('fetchData'),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'address.changed' &&
      !isSameData(dataChoiceOf(event.search, event.at.slice(0, 10)), context.choice),
    nothingChosen: ({ context }) => context.choice.tv === null,
    isThere: (_, offer: DataOffer) => offer.way !== 'nothing',
    isWantedAndThere: ({ context }, offer: DataOffer) => context.isWanted && offer.way !== 'nothing',
    isRemembered: ({ context, event }) =>
      event.type === 'download.repeated' &&
      context.downloads.some(({ choice }) => isSameData(choice, event.choice)),
    someRemembered: ({ context }) => context.downloads.length > 0,
  },
  actions: {
    keepAddress: assign(({ event }) => (event.type === 'address.changed' ? chosen(event) : {})),
    chooseAgain: assign(({ event }) =>
      event.type === 'download.repeated'
        ? { choice: event.choice, offer: null, isWanted: true, failure: null }
        : {},
    ),
    wantAgain: assign({ offer: null, isWanted: true, failure: null }),
    keepOffer: assign((_, offer: DataOffer) => ({ offer, isWanted: false })),
    forgetProgress: assign({ received: 0 }),
    keepProgress: assign(({ event }) =>
      event.type === 'download.progressed' ? { received: event.received } : {},
    ),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    remember: assign(({ context }, download: Download) => ({
      saved: download,
      downloads: withDownload(context.downloads, download),
    })),
    forgetDownloads: assign({ downloads: [] }),
    tellAddress: emit(({ context }) => ({
      type: 'navigate' as const,
      to: getDataAddress(context.choice),
      replace: true as const,
    })),
    tellDownloads: emit(({ context }) => ({
      type: 'downloads.changed' as const,
      downloads: context.downloads,
    })),
  },
}).createMachine({
  id: 'getData',
  description: 'Getting the rows of a venue or an instrument on some days as files.',
  context: ({ input }) => ({ ...chosen(input), received: 0, saved: null, downloads: input.downloads }),
  initial: 'deciding',
  on: {
    'address.changed': { guard: 'isOther', target: '.deciding', actions: 'keepAddress' },
    // It takes the place of a download under way.
    'download.repeated': {
      guard: 'isRemembered',
      target: '.looking',
      actions: ['chooseAgain', 'tellAddress'],
    },
    'downloads.cleared': { guard: 'someRemembered', actions: ['forgetDownloads', 'tellDownloads'] },
  },
  states: {
    deciding: {
      description: 'The choice in the address is known.',
      always: [{ guard: 'nothingChosen', target: 'choosing' }, { target: 'looking' }],
    },
    choosing: { description: 'A venue or an instrument has to be chosen first.' },
    looking: {
      description: 'The service is asked whether there are rows, and how they come.',
      tags: 'busy',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ choice: context.choice }),
        onDone: [
          {
            guard: { type: 'isWantedAndThere', params: ({ event }) => event.output },
            target: 'downloading',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepOffer', params: ({ event }) => event.output },
          },
          { target: 'nothing', actions: { type: 'keepOffer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    nothing: { description: 'There are no rows of the choice.' },
    failed: {
      description: 'It could not be found out what there is; that can be repeated.',
      tags: 'error',
      on: { 'retry.requested': { target: 'looking', actions: 'forgetFailure' } },
    },
    ready: {
      description: 'The rows can be downloaded.',
      initial: 'offered',
      on: { 'download.requested': 'downloading' },
      states: {
        offered: { description: 'It is said how the rows come.' },
        saved: { description: 'The files have been handed over.' },
        cancelled: { description: 'The download was cancelled; nothing more is saved.' },
        notSaved: {
          description: 'The download could not be completed; nothing was saved.',
          tags: 'error',
          // A file may have gone, and a right may have ended.
          on: { 'download.requested': { target: '#getData.looking', actions: 'wantAgain' } },
        },
      },
    },
    downloading: {
      description: 'The rows are being received; the progress is shown.',
      tags: 'busy',
      exit: 'forgetProgress',
      on: {
        'download.progressed': { actions: 'keepProgress' },
        'download.cancelled': 'ready.cancelled',
      },
      invoke: {
        id: 'fetchData',
        src: 'fetchData',
        input: ({ context, self }) => ({ choice: context.choice, offer: context.offer, report: self }),
        onDone: {
          target: 'ready.saved',
          actions: [{ type: 'remember', params: ({ event }) => event.output }, 'tellDownloads'],
        },
        onError: {
          target: 'ready.notSaved',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
  },
});

/** What the page shows of the choice. */
export type GetDataView =
  | { readonly kind: 'choosing' | 'looking' }
  | { readonly kind: 'nothing'; readonly offer: DataOffer }
  | { readonly kind: 'failed'; readonly failure: Failure | null }
  | { readonly kind: 'offered' | 'cancelled'; readonly offer: DataOffer }
  | { readonly kind: 'saved'; readonly offer: DataOffer; readonly download: Download | null }
  | { readonly kind: 'notSaved'; readonly offer: DataOffer; readonly failure: Failure | null }
  /** `received`: bytes. */
  | { readonly kind: 'downloading'; readonly offer: DataOffer; readonly received: number };

export function viewOf({
  value,
  context: { offer, failure, received, saved },
}: SnapshotFrom<typeof getDataMachine>): GetDataView {
  const kind = typeof value === 'object' ? value.ready : value;
  if (kind === 'choosing') return { kind };
  if (kind === 'failed') return { kind, failure };
  if (kind === 'deciding' || kind === 'looking' || offer === null) return { kind: 'looking' };
  switch (kind) {
    case 'downloading':
      return { kind, offer, received };
    case 'saved':
      return { kind, offer, download: saved };
    case 'notSaved':
      return { kind, offer, failure };
    default:
      return { kind, offer };
  }
}
