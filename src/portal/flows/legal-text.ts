import { fromPromise } from 'xstate';
import { termsMachine } from '../../../machines/terms.ts';
import type { LegalText } from '../../domain/publishing/legal-texts.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

/** A text below the footer's links, read as the terms of use are; there is one version of each. */
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
