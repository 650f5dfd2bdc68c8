import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { WantedFile } from '../src/domain/publishing/report-files.ts';
import { type FileDownloadInput, fileDownloadMachine } from './file-download.ts';
import { unprovided } from './unprovided.ts';

/** A document for download (B 3). */
export type DocumentLink = {
  readonly text: string;
  readonly href: string;
  readonly bytes: number;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
};

type Context = FileDownloadInput & { links: readonly DocumentLink[] };

export type DocumentsEvent = { type: 'retry.requested' } | { type: 'document.requested'; href: string };

/** The listed document an event refers to. */
function fileOf({ links }: Context, event: DocumentsEvent): WantedFile | undefined {
  const link = links.find((one) => event.type === 'document.requested' && one.href === event.href);
  return link && { name: link.text, path: link.href };
}

/** The documents (B 2, 4): a click on a link downloads. Provide `loadDocuments` and the actors of `downloads`. */
export const documentsMachine = setup({
  types: {
    input: {} as FileDownloadInput,
    context: {} as Context,
    events: {} as DocumentsEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { downloads: 'downloads'; loadDocuments: 'loadDocuments' },
  },
  actors: {
    downloads: fileDownloadMachine,
    loadDocuments: unprovided<readonly DocumentLink[]>('loadDocuments'),
  },
  guards: {
    isListed: ({ context, event }) => fileOf(context, event) !== undefined,
  },
  actions: {
    keepLinks: assign({ links: (_, links: readonly DocumentLink[]) => links }),
    download: sendTo('downloads', ({ context, event }) => {
      const file = fileOf(context, event);
      if (!file) throw new Error('only listed documents are downloaded');
      return { type: 'file.requested' as const, file };
    }),
  },
}).createMachine({
  id: 'documents',
  description: 'The documents and their download.',
  context: ({ input }) => ({ ...input, links: [] }),
  invoke: {
    id: 'downloads',
    src: 'downloads',
    input: ({ context: { contact } }) => ({ contact }),
    onError: { target: '.broken' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list of documents is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        onDone: { target: 'listed', actions: { type: 'keepLinks', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    listed: {
      description: 'The documents are listed; a click on one downloads it.',
      on: { 'document.requested': { guard: 'isListed', actions: 'download' } },
    },
    failed: {
      description: 'The list could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    broken: { description: 'A defect of the page itself.', tags: 'error' },
  },
});

/** What a page shows of the documents. */
type DocumentsView =
  | { readonly kind: 'loading' | 'failed' | 'broken' }
  | {
      readonly kind: 'listed';
      readonly links: readonly DocumentLink[];
      readonly downloads: ActorRefFrom<typeof fileDownloadMachine> | undefined;
    };

export function viewOf({
  value: kind,
  context: { links },
  children: { downloads },
}: SnapshotFrom<typeof documentsMachine>): DocumentsView {
  return kind === 'listed' ? { kind, links, downloads } : { kind };
}
