import { fromPromise } from 'xstate';
import { tapeMachine } from '../../../machines/tape.ts';
import type { TapePage } from '../../contract/generated/types.ts';
import { type TapeChoice, tapeQuery } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { heldPages } from '../api/held-pages.ts';

type Asked = { readonly choice: TapeChoice; readonly cursor: string | null };

const middleware = [heldPages()];

// The page shows a failure itself; only the end of the session concerns all pages.
const load = fromPromise<TapePage, Asked>(async ({ input: { choice, cursor }, signal }) => {
  const query = { ...tapeQuery(choice), ...(cursor === null ? {} : { cursor }) };
  const call = client.GET('/api/tape', { params: { query }, signal, middleware });
  const page = await ask(call, { handler: 'sessionOnly' });
  // A page that has not changed is as of now too.
  const { response } = await call;
  return { ...page, AsOf: response.headers.get('x-as-of') ?? page.AsOf };
});

/** The tape, bound to the service. */
export const tape = tapeMachine.provide({
  actors: { loadTape: load, refreshTape: load, loadOlder: load },
});
