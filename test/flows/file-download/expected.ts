import type { fileDownloadMachine } from '../../../machines/file-download.ts';
import { FailureError, failure } from '../../../src/domain/failure.ts';
import type { Predicates, Walks } from '../oracle/oracle.ts';

export const predicates: Predicates<typeof fileDownloadMachine> = {
  'it broke off before the fourth attempt': ({ attempt }, { error }) =>
    attempt < 4 && !(error instanceof FailureError && error.failure.kind === 'refused'),
  'the queue is empty': ({ waiting }) => waiting.length === 0,
  'it is already in progress or queued': ({ current, waiting }, { file }) =>
    [current, ...waiting].some((known) => known?.path === file.path),
};

const file = (number: number) => ({
  name: `Table ${number}`,
  path: `/files/reports/icpm-2026-09-30-table-${number}.csv`,
});
const resumed = [
  { type: 'file.requested', file: file(1) },
  { type: 'file.requested', file: file(2) },
  { type: 'xstate.done.actor.checkFile', output: { size: 4_000_000, saveAs: 'icpm-2026-09-30-table-1.csv' } },
  { type: 'xstate.error.actor.fetchFile', error: new Error('the connection broke') },
  { type: 'xstate.after.resumePause.fileDownload.resuming' },
];
const fetched = { type: 'xstate.done.actor.fetchFile' };

export const walks: Walks = {
  'three in a row, two of them with the same name': [
    { type: 'file.requested', file: file(1) },
    { type: 'file.requested', file: file(2) },
    { type: 'file.requested', file: { ...file(3), name: 'Table 1' } },
  ],
  'cancelled and requested again': [
    { type: 'file.requested', file: file(1) },
    { type: 'download.cancelled' },
    { type: 'file.requested', file: file(1) },
  ],
  'resumed, then refused, while another is queued': [
    ...resumed,
    { type: 'xstate.error.actor.fetchFile', error: new FailureError(failure('refused')) },
  ],
  'resumed, then cancelled, while another is queued': [...resumed, { type: 'download.cancelled' }],
  'broken off again, then cancelled, while another is queued': [
    ...resumed,
    { type: 'xstate.error.actor.fetchFile', error: new Error('the connection broke') },
    { type: 'download.cancelled' },
  ],
  'resumed and saved, while another is queued': [...resumed, fetched, { type: 'xstate.done.actor.saveFile' }],
  'resumed but not saved, while another is queued': [
    ...resumed,
    fetched,
    { type: 'xstate.error.actor.saveFile', error: new Error('no room') },
  ],
  'resumed, and cancelled while it is being saved, while another is queued': [
    ...resumed,
    fetched,
    { type: 'download.cancelled' },
  ],
};
