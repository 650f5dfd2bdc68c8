import { fromPromise } from 'xstate';
import { tapeMachine } from '../../../machines/tape.ts';
import type { TapePage } from '../../contract/generated/types.ts';
import { type TapeChoice, tapeQuery } from '../../domain/feed/tape-choice.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';

type Asked = { readonly choice: TapeChoice; readonly cursor: string | null };

// The page shows a failure itself; only the end of the session concerns all pages.
const load = fromPromise<TapePage, Asked>(({ input: { choice, cursor }, signal }) => {
  const query = { ...tapeQuery(choice), ...(cursor === null ? {} : { cursor }) };
  return ask(client.GET('/api/tape', { params: { query }, signal }), { handler: 'sessionOnly' });
});

/** The tape, bound to the service. */
export const tape = tapeMachine.provide({
  actors: { loadTape: load, refreshTape: load, loadOlder: load },
});
