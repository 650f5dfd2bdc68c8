import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { type DocumentsEvent, documentsMachine, viewOf } from '../../../machines/documents.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const documentLinks = [
  {
    text: 'User guide',
    href: '/files/documents/user-guide.pdf',
    bytes: 120_400,
    publishedAt: '2026-11-20T09:00:00.000Z',
  },
  {
    text: 'Rate card',
    href: '/files/documents/rate-card.pdf',
    bytes: 48_211,
    publishedAt: '2025-12-01T09:00:00.000Z',
  },
] as const;
export const userGuide = { name: 'User guide', path: '/files/documents/user-guide.pdf' };

const listed: WorldEvent = { type: 'xstate.done.actor.loadDocuments', output: documentLinks };
const examples: readonly (DocumentsEvent | WorldEvent)[] = [
  { type: 'document.requested', href: userGuide.path },
  { type: 'retry.requested' },
  listed,
  { type: 'xstate.error.actor.loadDocuments', error: new Error('no answer') },
  { type: 'xstate.error.actor.downloads', error: new Error('a defect') },
];

export const documentsKit: Kit<typeof documentsMachine> = {
  flow: 'documents',
  machine: documentsMachine,
  input: { contact: 'support@daylight.example' },
  examples,
  actors: { downloads: fromCallback(() => {}) },
  states: {
    loading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loading' });
    },
    listed: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.context.links).toEqual(documentLinks);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'listed', links: documentLinks });
    },
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.can({ type: 'retry.requested' })).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed' });
    },
    broken: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'broken' });
    },
  },
  refusals: [
    {
      name: 'a document that is not listed cannot be downloaded',
      after: [listed],
      event: { type: 'document.requested', href: '/files/documents/other.pdf' },
    },
  ],
};
