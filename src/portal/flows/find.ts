import { fromPromise } from 'xstate';
import { findMachine } from '../../../machines/find.ts';
import { type FoundViews, foundPublicOf, foundViewsOf } from '../../domain/feed/found-views.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** Loads the views that match a text. The field shows a failure itself. */
export async function findViews(q: string, signal: AbortSignal): Promise<FoundViews> {
  const call = client.GET('/api/subscription/feed/find', { params: { query: { q } }, signal });
  return foundViewsOf(await ask(call, { handler: 'sessionOnly' }));
}

/** Finding an instrument, bound to the service. */
export const find = findMachine.provide({
  actors: { findInstruments: fromPromise(({ input, signal }) => findViews(input.text, signal)) },
});

/** Finding an instrument without a session, bound to the service. */
export const findPublic = findMachine.provide({
  actors: {
    findInstruments: fromPromise(async ({ input: { text: q }, signal }) => {
      const call = client.GET('/api/publicInstruments', { params: { query: { q } }, signal });
      return foundPublicOf(await ask(call, { handler: 'sessionOnly' }));
    }),
  },
});
