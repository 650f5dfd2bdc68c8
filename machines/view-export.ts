import { type AnyActorRef, assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import type { AskedExport } from '../src/domain/feed/exported-rows.ts';
import { unprovided } from './unprovided.ts';

type Context = {
  /** The current or last export. */
  readonly asked: AskedExport | null;
  /** The number of bytes received. */
  readonly received: number;
  readonly failure: Failure | null;
};

export type ViewExportEvent =
  | { readonly type: 'export.requested'; readonly asked: AskedExport }
  | { readonly type: 'export.progressed'; readonly received: number }
  | { readonly type: 'export.cancelled' };

type MakeInput = { readonly asked: AskedExport; readonly report: AnyActorRef };

function wanted({ asked }: Context): AskedExport {
  if (!asked) throw new Error('an export needs to be asked for');
  return asked;
}

/**
 * The rows of a data view as a file. Provide `makeFile`, which makes or fetches it, sends `export.progressed` to
 * `report` meanwhile, hands the file over and returns its name.
 */
export const viewExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ViewExportEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { makeFile: unprovided<string, MakeInput>('makeFile') },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'export.requested' ? { asked: event.asked, received: 0, failure: null } : {},
    ),
    keepProgress: assign(({ event }) =>
      event.type === 'export.progressed' ? { received: event.received } : {},
    ),
    keepName: assign(({ context: { asked } }, name: string) => (asked ? { asked: { ...asked, name } } : {})),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'viewExport',
  description: 'Exporting the rows of a data view as a file.',
  context: { asked: null, received: 0, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file has been requested.',
      on: { 'export.requested': { target: 'exporting', actions: 'begin' } },
    },
    exporting: {
      description: 'The file is being created; its progress is shown.',
      tags: 'busy',
      on: {
        'export.progressed': { actions: 'keepProgress' },
        'export.cancelled': 'cancelled',
      },
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context, self }) => ({ asked: wanted(context), report: self }),
        onDone: { target: 'exported', actions: { type: 'keepName', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.error } },
      },
    },
    exported: {
      description: 'The file has been handed over.',
      on: { 'export.requested': { target: 'exporting', actions: 'begin' } },
    },
    cancelled: {
      description: 'The export was cancelled; nothing was saved.',
      on: { 'export.requested': { target: 'exporting', actions: 'begin' } },
    },
    failed: {
      description: 'The file could not be completed, so nothing was saved.',
      tags: 'error',
      on: { 'export.requested': { target: 'exporting', actions: 'begin' } },
    },
  },
});

/** What the panel shows of the current or last export, by the name of its file. */
export type ViewExportView =
  | { readonly kind: 'idle' }
  /** `received`: bytes. */
  | { readonly kind: 'exporting'; readonly name: string; readonly received: number }
  | { readonly kind: 'exported' | 'cancelled'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly failure: Failure | null };

export function viewOf({
  value: kind,
  context: { asked, received, failure },
}: SnapshotFrom<typeof viewExportMachine>): ViewExportView {
  const name = asked?.name ?? '';
  switch (kind) {
    case 'idle':
      return { kind };
    case 'exporting':
      return { kind, name, received };
    case 'failed':
      return { kind, name, failure };
    default:
      return { kind, name };
  }
}
