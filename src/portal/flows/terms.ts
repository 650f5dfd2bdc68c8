import { fromPromise } from 'xstate';
import { termsMachine } from '../../../machines/terms.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** The terms of use, bound to the service. A failure is shown in their place, with a button to try again. */
export const terms = termsMachine.provide({
  actors: {
    loadTerms: fromPromise(({ input, signal }) => {
      const query = input.version === null ? {} : { version: input.version };
      return ask(client.GET('/api/terms', { params: { query }, signal }), { handler: 'bypass' });
    }),
  },
});
