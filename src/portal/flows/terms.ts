import { fromPromise } from 'xstate';
import { termsMachine } from '../../../machines/terms.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The terms of use, asked of the service. A failure is told where they would stand, with a way to ask again. */
export const terms = termsMachine.provide({
  actors: {
    loadTerms: fromPromise(({ input, signal }) => {
      const query = input.version === null ? {} : { version: input.version };
      return ask(client.GET('/api/terms', { params: { query }, signal }), { handler: 'bypass' });
    }),
  },
});
