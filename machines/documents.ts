import { assign, emit, sendTo, setup } from 'xstate';
import { type Alert, downloadFailed } from '../src/domain/alert.ts';
import { type FileDownloadReport, fileDownloadMachine, type WantedFile } from './file-download.ts';
import { unprovided } from './unprovided.ts';

/** A document for download (B 3). */
export type DocumentLink = { readonly text: string; readonly href: string };

export type DocumentsInput = {
  /** Whom to write to when a download fails. */
  contact: string;
};

export type DocumentsContext = DocumentsInput & {
  links: readonly DocumentLink[];
  /** What the last document that came was called. */
  saved: string | null;
};

export type DocumentsEvent =
  | { type: 'retry.requested' }
  | { type: 'document.requested'; href: string }
  | FileDownloadReport;

/** The listed document that an event asks for. */
function fileOf({ links }: DocumentsContext, event: DocumentsEvent): WantedFile | undefined {
  const link = links.find((one) => event.type === 'document.requested' && one.href === event.href);
  return link && { name: link.text, path: link.href };
}

/** The documents (B 2, 4): a click on a link downloads. Provide `loadDocuments` and the actors of `downloads`. */
export const documentsMachine = setup({
  types: {
    input: {} as DocumentsInput,
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as { type: 'alert'; alert: Alert },
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
    keepSaved: assign(({ event }) => (event.type === 'download.finished' ? { saved: event.file.name } : {})),
    announceFailure: emit(({ context }) => ({
      type: 'alert' as const,
      alert: downloadFailed(context.contact),
    })),
  },
}).createMachine({
  id: 'documents',
  description: 'The documents, and their download by a click.',
  context: ({ input }) => ({ ...input, links: [], saved: null }),
  invoke: {
    id: 'downloads',
    src: 'downloads',
    input: ({ self }) => ({ parent: self }),
    onError: { target: '.broken' },
  },
  initial: 'loading',
  on: {
    'download.failed': { actions: 'announceFailure' },
    'download.finished': { actions: 'keepSaved' },
  },
  states: {
    loading: {
      description: 'The list of documents is on its way.',
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
      description: 'The list did not come; it can be asked for again.',
      tags: 'error',
      on: { 'retry.requested': 'loading' },
    },
    broken: { description: 'A defect of the page itself.', tags: 'error' },
  },
});
