import { expect } from 'vitest';
import { type GatheredList, listExportMachine } from '../../../machines/list-export.ts';
import type { ScreenAnswer, ScreenAsked } from '../../../machines/operator-screen.ts';
import type { Kit } from '../kit.ts';

export const asked: ScreenAsked = { kind: 'files', query: {} };

const pageOf = (number: number, Next: string | null): Extract<ScreenAnswer, { readonly kind: 'files' }> => ({
  kind: 'files',
  list: {
    ReadAt: '2026-11-20T14:17:00.000000Z',
    Files: [
      {
        ...{ Number: number, Name: `trades-${number}.csv`, DataType: 'trade', Rows: '1200', TakesBack: null },
        ...{ Rejected: null, CanBeMended: false, Refused: false },
        ...{ TakenAt: '2026-11-20T14:00:00.000000Z', FirstPublishedAt: null, TakenBackAt: null },
        LastPublishedAt: '2026-11-20T14:00:00.000000Z',
      },
    ],
    Next,
  },
});

export const first = pageOf(41, 'p2');
export const last = pageOf(40, null);
const whole: GatheredList = { pages: [first, last], isWhole: true };
const cut: GatheredList = { pages: Array.from({ length: 50 }, () => first), isWhole: false };

export const listExportKit: Kit<typeof listExportMachine> = {
  flow: 'listExport',
  machine: listExportMachine,
  examples: [
    { type: 'export.requested', asked },
    { type: 'xstate.done.actor.gatherList', output: whole },
    { type: 'xstate.done.actor.gatherList', output: cut },
    { type: 'xstate.error.actor.gatherList', error: new Error('no answer') },
  ],
  key: ({ value, context: { gathered } }) => [value, gathered?.isWhole],
  label: (event) => `${event.type} ${event.output?.isWhole ?? ''}`,
  states: {
    idle: (snapshot) => expect(snapshot.can({ type: 'export.requested', asked })).toBe(true),
    gathering: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'export.requested', asked })).toBe(false);
    },
    gathered: ({ context }) => expect(context.gathered).not.toBeNull(),
    failed: (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(snapshot.context.gathered).toBeNull();
    },
  },
};
