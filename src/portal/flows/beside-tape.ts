import { fromPromise } from 'xstate';
import { type BesideTape, besideTapeMachine } from '../../../machines/beside-tape.ts';
import type { FiguresChoice } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

// A failure is shown in their place.
const here = { handler: 'sessionOnly' } as const;

/** The figures of the tape, bound to the service. */
export const tapeFigures = besideTapeMachine.provide({
  actors: {
    loadBeside: fromPromise<BesideTape, FiguresChoice>(({ input: query, signal }) =>
      ask(client.GET('/api/tape/figures', { params: { query }, signal }), here),
    ),
  },
});

/** The latest quotes and books, bound to the service. */
export const latestQuotes = besideTapeMachine.provide({
  actors: {
    loadBeside: fromPromise<BesideTape, FiguresChoice>(({ input: query, signal }) =>
      ask(client.GET('/api/tape/quotes', { params: { query }, signal }), here),
    ),
  },
});
