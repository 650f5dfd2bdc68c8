import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import { pagePaths } from '../src/domain/page-paths.ts';
import type { ReportChoice, ReportLink } from '../src/domain/publishing/report-choice.ts';
import type { ReportGroup, WantedFile } from '../src/domain/publishing/report-files.ts';
import { type FileDownloadInput, fileDownloadMachine } from './file-download.ts';
import { unprovided } from './unprovided.ts';

type Context = FileDownloadInput & {
  /** The report whose files are listed; null until it is known. */
  choice: ReportChoice | null;
  link: ReportLink | null;
  groups: readonly ReportGroup[];
  /** The path of the file chosen in each group, by the group's index in the list. */
  chosen: Readonly<Record<number, string>>;
};

export type ReportDownloadEvent =
  /** The page has opened, with the navigation state or the link it was opened by. */
  | { type: 'page.opened'; choice: ReportChoice | null; link: ReportLink | null }
  | { type: 'retry.requested' }
  /** A file of a group was chosen; null clears the choice. */
  | { type: 'file.chosen'; group: number; path: string | null }
  | { type: 'group.submitted'; group: number }
  | { type: 'row.submitted'; path: string };

/** The listed file an event refers to; for a group, the chosen one. */
function fileOf({ groups, chosen }: Context, event: ReportDownloadEvent): WantedFile | undefined {
  const isRow = event.type === 'row.submitted';
  const path = event.type === 'group.submitted' ? chosen[event.group] : isRow ? event.path : undefined;
  return groups.flatMap(({ files }) => files).find((file) => file.path === path);
}

/**
 * The files of one report (B 2, 4): listed, chosen, downloaded. Without navigation state or a link, the page goes back
 * to the publishers. Provide `findReport`, which looks up a link's report (null: there is none), `loadReports`, and the
 * actors of `downloads`.
 */
export const reportDownloadMachine = setup({
  types: {
    input: {} as FileDownloadInput,
    context: {} as Context,
    events: {} as ReportDownloadEvent,
    emitted: {} as { type: 'navigate'; to: string; wholePage: true; replace: true },
    tags: {} as 'busy' | 'error',
    children: {} as { downloads: 'downloads'; findReport: 'findReport'; loadReports: 'loadReports' },
  },
  actors: {
    downloads: fileDownloadMachine,
    findReport: unprovided<ReportChoice | null, { link: ReportLink }>('findReport'),
    loadReports: unprovided<readonly ReportGroup[], { choice: ReportChoice }>('loadReports'),
  },
  guards: {
    hasState: ({ event }) => event.type === 'page.opened' && event.choice !== null,
    hasLink: ({ event }) => event.type === 'page.opened' && event.link !== null,
    isFound: (_, choice: ReportChoice | null) => choice !== null,
    isKnown: ({ context }) => context.choice !== null,
    isListed: ({ context, event }) =>
      event.type === 'file.chosen' &&
      (event.path === null
        ? context.groups[event.group] !== undefined
        : context.groups[event.group]?.files.some(({ path }) => path === event.path) === true),
    isOffered: ({ context, event }) => fileOf(context, event) !== undefined,
  },
  actions: {
    keepOpened: assign(({ event }) =>
      event.type === 'page.opened' ? { choice: event.choice, link: event.link } : {},
    ),
    keepChoice: assign({ choice: (_, choice: ReportChoice | null) => choice }),
    keepGroups: assign({ groups: (_, groups: readonly ReportGroup[]) => groups, chosen: {} }),
    choose: assign(({ context, event }) => {
      if (event.type !== 'file.chosen') return {};
      const { [event.group]: _, ...others } = context.chosen;
      return { chosen: event.path === null ? others : { ...others, [event.group]: event.path } };
    }),
    download: sendTo('downloads', ({ context, event }) => {
      const file = fileOf(context, event);
      if (!file) throw new Error('only listed files are downloaded');
      return { type: 'file.requested' as const, file };
    }),
    goToPublishers: emit({ type: 'navigate', to: pagePaths.reporting, wholePage: true, replace: true }),
  },
}).createMachine({
  id: 'reportDownload',
  description: 'Downloading the files of one execution report.',
  context: ({ input }) => ({ ...input, choice: null, link: null, groups: [], chosen: {} }),
  invoke: {
    id: 'downloads',
    src: 'downloads',
    input: ({ context: { contact } }) => ({ contact }),
    onError: { target: '.broken' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'How the page was opened is not known yet.',
      on: {
        'page.opened': [
          { guard: 'hasState', target: 'loadingReports', actions: 'keepOpened' },
          { guard: 'hasLink', target: 'findingReport', actions: 'keepOpened' },
          { target: 'turnedAway', actions: 'goToPublishers' },
        ],
      },
    },
    turnedAway: { description: 'The address names no report: the page leads to the publishers.' },
    findingReport: {
      description: 'The report that the link names is being looked up.',
      tags: 'busy',
      invoke: {
        id: 'findReport',
        src: 'findReport',
        input: ({ context }) => ({ link: context.link ?? { publisherId: 0, reportDate: '' } }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'loadingReports',
            actions: { type: 'keepChoice', params: ({ event }) => event.output },
          },
          { target: 'unknownReport' },
        ],
        onError: 'failed',
      },
    },
    unknownReport: { description: 'No published report matches the link.' },
    loadingReports: {
      description: 'The list of the report’s files is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadReports',
        src: 'loadReports',
        input: ({ context }) => {
          if (!context.choice) throw new Error('files are listed only of a known report');
          return { choice: context.choice };
        },
        onDone: { target: 'choosing', actions: { type: 'keepGroups', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    choosing: {
      description: 'The files are listed and can be downloaded, those of a segment once it is chosen.',
      on: {
        'file.chosen': { guard: 'isListed', actions: 'choose' },
        'group.submitted': { guard: 'isOffered', actions: 'download' },
        'row.submitted': { guard: 'isOffered', actions: 'download' },
      },
    },
    failed: {
      description: 'The list could not be loaded; loading can be repeated.',
      tags: 'error',
      on: {
        'retry.requested': [{ guard: 'isKnown', target: 'loadingReports' }, { target: 'findingReport' }],
      },
    },
    broken: { description: 'A defect of the page itself.', tags: 'error' },
  },
});

/** What a page shows of a report. */
type ReportDownloadView =
  | { readonly kind: 'opening' | 'loading' | 'failed' | 'broken'; readonly choice: ReportChoice | null }
  | { readonly kind: 'unknownReport'; readonly choice: null }
  | {
      readonly kind: 'choosing';
      readonly choice: ReportChoice;
      readonly downloads: ActorRefFrom<typeof fileDownloadMachine> | undefined;
    };

export function viewOf({
  value,
  context: { choice },
  children: { downloads },
}: SnapshotFrom<typeof reportDownloadMachine>): ReportDownloadView {
  switch (value) {
    case 'choosing':
      return choice ? { kind: value, choice, downloads } : { kind: 'opening', choice };
    case 'unknownReport':
      return { kind: value, choice: null };
    case 'findingReport':
    case 'loadingReports':
      return { kind: 'loading', choice };
    case 'failed':
    case 'broken':
      return { kind: value, choice };
    default:
      return { kind: 'opening', choice };
  }
}
