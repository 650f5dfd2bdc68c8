import { useCallback, useEffect, useState } from 'react';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import type { Config } from './config.ts';

type ConfigAnswer = {
  /** Null until it is here. */
  readonly config: Config | null;
  readonly hasFailed: boolean;
  /** How often it has been asked for. */
  readonly attempt: number;
  readonly retry: () => void;
};

/** Loads the configuration; the shell waits for it. */
export function useConfig(): ConfigAnswer {
  const [config, setConfig] = useState<Config | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again.
  useEffect(() => {
    const leaving = new AbortController();
    ask(client.GET('/api/config', { signal: leaving.signal }), { handler: 'bypass' }).then(setConfig, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { config, hasFailed, attempt, retry };
}
