import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { type Alert, downloadFailed } from '../src/domain/alert.ts';
import { pagePaths } from '../src/domain/page-paths.ts';
import type { ReportChoice, ReportLink } from '../src/domain/publishing/report-choice.ts';
import { type FileDownloadReport, fileDownloadMachine, type WantedFile } from './file-download.ts';

/** The files of one segment, or of an investment firm (B 3). */
export type ReportGroup = {
  /** The segment's MIC, unique among the groups; null for files of no segment. */
  readonly mic: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly files: readonly WantedFile[];
};

export type ReportDownloadInput = {
  /** Whom to write to when a download fails. */
  contact: string;
};

export type ReportDownloadContext = ReportDownloadInput & {
  /** The report whose files are listed; null before it is known. */
  choice: ReportChoice | null;
  link: ReportLink | null;
  groups: readonly ReportGroup[];
  /** The path of the file chosen in each group, by the group's place in the list. */
  chosen: Readonly<Record<number, string>>;
  /** What the last file that came was called. */
  saved: string | null;
};

export type ReportDownloadEvent =
  /** The page stands there, with the navigation state or the link it was opened by. */
  | { type: 'page.opened'; choice: ReportChoice | null; link: ReportLink | null }
  | { type: 'list.retried' }
  /** A file of a group was chosen; null takes the choice back. */
  | { type: 'file.chosen'; group: number; path: string | null }
  | { type: 'group.submitted'; group: number }
  | { type: 'row.submitted'; path: string }
  | FileDownloadReport;

type Chosen = { group: number; path: string | null };

function fileOf({ groups }: ReportDownloadContext, path: string | undefined): WantedFile | undefined {
  return groups.flatMap(({ files }) => files).find((file) => file.path === path);
}

/**
 * The files of one report (B 2, 4): listed, chosen, downloaded. Without navigation state and without a link the whole
 * page goes back to the publishers. Provide `findReport`, which looks a link's report up (null: there is none),
 * `loadReports`, and the actors of `downloads`.
 */
export const reportDownloadMachine = setup({
  types: {
    input: {} as ReportDownloadInput,
    context: {} as ReportDownloadContext,
    events: {} as ReportDownloadEvent,
    emitted: {} as
      | { type: 'alert'; alert: Alert }
      | { type: 'navigate'; to: string; wholePage: true; replace: true },
    tags: {} as 'busy' | 'error',
    children: {} as { downloads: 'downloads'; findReport: 'findReport'; loadReports: 'loadReports' },
  },
  actors: {
    downloads: fileDownloadMachine,
    findReport: fromPromise<ReportChoice | null, { link: ReportLink }>(() =>
      Promise.reject(new Error('`findReport` must be provided')),
    ),
    loadReports: fromPromise<readonly ReportGroup[], { choice: ReportChoice }>(() =>
      Promise.reject(new Error('`loadReports` must be provided')),
    ),
  },
  guards: {
    isGiven: (_, params: { value: unknown }) => params.value !== null,
    isKnown: ({ context }) => context.choice !== null,
    isListed: ({ context }, { group, path }: Chosen) =>
      context.groups[group] !== undefined &&
      (path === null || context.groups[group].files.some((file) => file.path === path)),
    isChosen: ({ context }, params: { group: number }) => context.chosen[params.group] !== undefined,
    isOffered: ({ context }, params: { path: string }) => fileOf(context, params.path) !== undefined,
  },
  actions: {
    keepChoice: assign({ choice: (_, params: { choice: ReportChoice | null }) => params.choice }),
    keepLink: assign({ link: (_, params: { link: ReportLink | null }) => params.link }),
    keepGroups: assign({
      groups: (_, params: { groups: readonly ReportGroup[] }) => params.groups,
      chosen: {},
    }),
    choose: assign({
      chosen: ({ context }, { group, path }: Chosen) => {
        const { [group]: _, ...others } = context.chosen;
        return path === null ? others : { ...others, [group]: path };
      },
    }),
    download: sendTo('downloads', ({ context }, params: { path: string | undefined }) => {
      const file = fileOf(context, params.path);
      if (!file) throw new Error('only listed files are downloaded');
      return { type: 'file.requested' as const, file };
    }),
    goToPublishers: emit({
      type: 'navigate' as const,
      to: pagePaths.reporting,
      wholePage: true as const,
      replace: true as const,
    }),
    keepSaved: assign({ saved: (_, params: { file: WantedFile }) => params.file.name }),
    announceFailure: emit(({ context }) => ({
      type: 'alert' as const,
      alert: downloadFailed(context.contact),
    })),
  },
}).createMachine({
  id: 'reportDownload',
  description: 'Downloading the files of one execution report.',
  context: ({ input }) => ({ ...input, choice: null, link: null, groups: [], chosen: {}, saved: null }),
  invoke: {
    id: 'downloads',
    src: 'downloads',
    input: ({ self }) => ({ parent: self }),
    onError: { target: '.broken' },
  },
  initial: 'idle',
  on: {
    'download.failed': { actions: 'announceFailure' },
    'download.finished': {
      actions: { type: 'keepSaved', params: ({ event }) => ({ file: event.file }) },
    },
  },
  states: {
    idle: {
      description: 'How the page was opened is not known yet.',
      on: {
        'page.opened': [
          {
            guard: { type: 'isGiven', params: ({ event }) => ({ value: event.choice }) },
            target: 'loadingReports',
            actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
          },
          {
            guard: { type: 'isGiven', params: ({ event }) => ({ value: event.link }) },
            target: 'findingReport',
            actions: { type: 'keepLink', params: ({ event }) => ({ link: event.link }) },
          },
          { target: 'turnedAway', actions: 'goToPublishers' },
        ],
      },
    },
    turnedAway: { description: 'Nothing says which report is meant: the page goes to the publishers.' },
    findingReport: {
      description: 'The report that the link names is being looked up.',
      tags: 'busy',
      invoke: {
        id: 'findReport',
        src: 'findReport',
        input: ({ context }) => ({ link: context.link ?? { publisherId: 0, reportDate: '' } }),
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => ({ value: event.output }) },
            target: 'loadingReports',
            actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.output }) },
          },
          { target: 'unknownReport' },
        ],
        onError: { target: 'failed' },
      },
    },
    unknownReport: {
      description: 'Nobody published a report that the link could mean.',
      tags: 'error',
    },
    loadingReports: {
      description: 'The list of the report’s files is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadReports',
        src: 'loadReports',
        input: ({ context }) => {
          if (!context.choice) throw new Error('files are listed only of a known report');
          return { choice: context.choice };
        },
        onDone: {
          target: 'choosing',
          actions: { type: 'keepGroups', params: ({ event }) => ({ groups: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    choosing: {
      description: 'The files are listed; each can be downloaded, of a segment once it is chosen.',
      on: {
        'file.chosen': {
          guard: { type: 'isListed', params: ({ event }) => ({ group: event.group, path: event.path }) },
          actions: { type: 'choose', params: ({ event }) => ({ group: event.group, path: event.path }) },
        },
        'group.submitted': {
          guard: { type: 'isChosen', params: ({ event }) => ({ group: event.group }) },
          actions: {
            type: 'download',
            params: ({ context, event }) => ({ path: context.chosen[event.group] }),
          },
        },
        'row.submitted': {
          guard: { type: 'isOffered', params: ({ event }) => ({ path: event.path }) },
          actions: { type: 'download', params: ({ event }) => ({ path: event.path }) },
        },
      },
    },
    failed: {
      description: 'The list did not come; it can be asked for again.',
      tags: 'error',
      on: {
        'list.retried': [{ guard: 'isKnown', target: 'loadingReports' }, { target: 'findingReport' }],
      },
    },
    broken: { description: 'A defect of the page itself.', tags: 'error' },
  },
});
