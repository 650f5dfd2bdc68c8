import { expect } from 'vitest';
import { type FileDownloadEvent, fileDownloadMachine } from '../../../machines/file-download.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Kit, WorldEvent } from '../kit.ts';

export const firstFile = { name: 'Table 1', path: '/files/reports/icpm-2026-09-30-table-1.csv' };
export const secondFile = { name: 'Table 2', path: '/files/reports/icpm-2026-09-30-table-2.csv' };
export const facts = { size: 4_000_000, saveAs: 'icpm-2026-09-30-table-1.csv' };

const examples: readonly (FileDownloadEvent | WorldEvent)[] = [
  { type: 'file.requested', file: firstFile },
  { type: 'file.requested', file: secondFile },
  { type: 'download.progressed', received: 1_000_000 },
  { type: 'download.cancelled' },
  { type: 'xstate.done.actor.checkFile', output: facts },
  { type: 'xstate.error.actor.checkFile', error: new Error('404') },
  { type: 'xstate.done.actor.fetchFile' },
  { type: 'xstate.error.actor.fetchFile', error: new Error('broken off') },
  { type: 'xstate.error.actor.fetchFile', error: new FailureError(failure('refused')) },
  { type: 'xstate.after.resumePause.fileDownload.resuming' },
  { type: 'xstate.done.actor.saveFile' },
  { type: 'xstate.error.actor.saveFile', error: new Error('no room') },
];

export const fileDownloadKit: Kit<typeof fileDownloadMachine> = {
  flow: 'fileDownload',
  machine: fileDownloadMachine,
  input: { contact: 'support@daylight.example' },
  examples,
  key: ({ value, context }) => [
    value,
    context.current?.name,
    context.waiting.map(({ name }) => name),
    context.received > 0,
    context.attempt,
  ],
  label: (event) => {
    if (event.type === 'file.requested') return `${event.type} ${event.file.name}`;
    return event.error instanceof FailureError ? `${event.type} refused` : event.type;
  },
  // A retry continues the same way, whatever the outcome of the earlier attempt.
  stopWhen: ({ context }) => context.attempt > 1 && (context.received > 0 || context.waiting.length > 0),
  states: {
    idle: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.context.current).toBeNull();
    },
    next: () => expect.unreachable('what comes next is decided at once'),
    checking: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.facts).toBeNull();
    },
    saving: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.facts).toEqual(facts);
    },
    resuming: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.facts).toEqual(facts);
    },
    fetching: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.facts).toEqual(facts);
    },
  },
  refusals: [
    {
      name: 'a file that is being downloaded is not queued again',
      after: [{ type: 'file.requested', file: firstFile }],
      event: { type: 'file.requested', file: firstFile },
    },
    {
      name: 'a queued file is not queued again',
      after: [
        { type: 'file.requested', file: firstFile },
        { type: 'file.requested', file: secondFile },
      ],
      event: { type: 'file.requested', file: secondFile },
    },
  ],
};
