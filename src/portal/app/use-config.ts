import { useCallback, useEffect, useState } from 'react';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from './config.ts';

type ConfigAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly config: Config }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Loads the configuration; the shell waits for it. */
export function useConfig(): ConfigAnswer {
  const [answer, setAnswer] = useState<Config | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again.
  useEffect(() => {
    const leaving = new AbortController();
    ask(client.GET('/api/config', { signal: leaving.signal }), { handler: 'bypass' }).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer('failed');
    });
    return () => leaving.abort();
  }, [attempt]);
  const retry = useCallback(() => {
    setAnswer('loading');
    setAttempt((count) => count + 1);
  }, []);
  if (answer === 'loading') return { kind: 'loading' };
  if (answer === 'failed') return { kind: 'failed', retry };
  return { kind: 'ready', config: answer };
}
