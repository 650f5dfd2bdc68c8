import { fromPromise } from 'xstate';
import { tapeFiguresMachine } from '../../../machines/tape-figures.ts';
import type { TapeFigures } from '../../contract/generated/types.ts';
import type { FiguresChoice } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The figures of the tape, bound to the service. A failure is shown in their place. */
export const tapeFigures = tapeFiguresMachine.provide({
  actors: {
    loadFigures: fromPromise<TapeFigures, FiguresChoice>(({ input: query, signal }) =>
      ask(client.GET('/api/tape/figures', { params: { query }, signal }), { handler: 'sessionOnly' }),
    ),
  },
});
