import { fromPromise } from 'xstate';
import { termsMachine } from '../../../machines/terms.ts';
import type { LegalText } from '../../domain/publishing/legal-texts.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** A legal text linked in the footer, bound to the service through the terms' flow; each has a single version. */
export function legalTextOf({ name }: LegalText) {
  return termsMachine.provide({
    actors: {
      loadTerms: fromPromise(({ signal }) => {
        const call = client.GET('/api/legal/{name}', { params: { path: { name } }, signal });
        return ask(call, { handler: 'bypass' });
      }),
    },
  });
}
