import { fromPromise } from 'xstate';
import { segmentSilenceMachine } from '../../../machines/segment-silence.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/**
 * Whether a segment is silent, bound to the service. A failure is not shown: it says nothing about the rows on the
 * page. The end of the session is shown, as for any call (A 4.1).
 */
export const segmentSilence = segmentSilenceMachine.provide({
  actors: {
    askSilence: fromPromise(({ input: { dataType, venue, segment }, signal }) => {
      const query = { datatype: dataType, tv: venue, instrumentmic: segment };
      return ask(client.GET('/api/feed/silence', { params: { query }, signal }), { handler: 'sessionOnly' });
    }),
  },
});
