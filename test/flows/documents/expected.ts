import type { documentsMachine } from '../../../machines/documents.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';
import { documentLinks } from './kit.ts';

export const predicates: Predicates<typeof documentsMachine> = {
  'the document is not listed': ({ links }, { href }) => links.every((link) => link.href !== href),
};

export const walks: Walks = {
  'an unlisted document': [
    { type: 'xstate.done.actor.loadDocuments', output: documentLinks },
    { type: 'document.requested', href: '/files/documents/other.pdf' },
  ],
};
