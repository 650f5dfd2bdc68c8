import { fromPromise } from 'xstate';
import { apiKeysMachine } from '../../../machines/api-keys.ts';
import type { ApiKey, MadeApiKey, NewApiKey } from '../../contract/generated/types.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { confirmation } from './confirmation.ts';

/** The user's API keys, bound to the service and the clipboard. */
export const apiKeys = apiKeysMachine.provide({
  actors: {
    confirmation,
    loadKeys: fromPromise(({ signal }) => ask(client.GET('/api/keys', { signal }))),
    makeKey: fromPromise(({ input, signal }: { input: NewApiKey; signal: AbortSignal }) =>
      ask(client.POST('/api/keys', { body: input, signal })),
    ),
    // Without a clipboard this throws, which is a failure like any other.
    copyText: fromPromise(async ({ input }: { input: Pick<MadeApiKey, 'text'> }) => {
      await navigator.clipboard.writeText(input.text);
    }),
    revokeKey: fromPromise(async ({ input, signal }: { input: Pick<ApiKey, 'id'>; signal: AbortSignal }) => {
      await ask(client.POST('/api/keys/revoke', { body: { id: input.id }, signal }));
    }),
  },
});
