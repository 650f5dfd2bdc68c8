import { FailureError, failure } from '../../domain/failure.ts';
import { CodeNotFetched, codeFailureText } from './load-code.ts';

/** Code that did not load; its message says what helps. */
export class CodeFailure extends FailureError {
  /** Whether it can be asked for again without loading the page again. */
  readonly canRetry: boolean;
  constructor(cause: unknown) {
    super(failure('failed', { message: codeFailureText(cause) }), { cause });
    this.canRetry = cause instanceof CodeNotFetched;
  }
}

/** Code that is loaded when it is needed. */
export type Late<Code> = {
  /** The code; null until it has loaded. */
  readonly now: () => Code | null;
  /** Why the last attempt failed; null if it did not. */
  readonly failure: () => CodeFailure | null;
  /** Calls `tell` after each attempt; returns a function that ends this. */
  readonly subscribe: (tell: () => void) => () => void;
  /**
   * Loads it, one attempt at a time. After a failure the next call tries again.
   *
   * @throws CodeFailure
   */
  readonly fetch: () => Promise<Code>;
  /** The same, for those who see a failure otherwise or do not need to. */
  readonly want: () => void;
  /**
   * The same for what is rendered inside a Suspense, which waits for it.
   *
   * @throws CodeFailure until `forgetFailures`
   */
  readonly read: () => Code;
};

const failed = new Set<() => void>();

/**
 * Lets code that failed to load be loaded anew when it is next rendered. Called once the failure is on the screen:
 * before that React renders it again by itself, which would load it for ever.
 */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Code loaded on demand: the one way to do so. `load` is an `import()`. */
export function late<Code>(load: () => Promise<Code>): Late<Code> {
  let code: Code | null = null;
  let why: CodeFailure | null = null;
  let running: Promise<Code> | null = null;
  let isAwaited = false;
  const listeners = new Set<() => void>();

  const attempt = async (): Promise<Code> => {
    try {
      code = await load();
      why = null;
      return code;
    } catch (cause) {
      why = new CodeFailure(cause);
      throw why;
    } finally {
      running = null;
      for (const tell of listeners) tell();
    }
  };
  const fetch = (): Promise<Code> => {
    if (code !== null) return Promise.resolve(code);
    running ??= attempt();
    return running;
  };
  const forget = (): void => {
    isAwaited = false;
  };
  return {
    now: () => code,
    failure: () => why,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    fetch,
    want: () => void fetch().catch(() => {}),
    read: () => {
      if (code !== null) return code;
      if (isAwaited && running === null && why !== null) {
        failed.add(forget);
        throw why;
      }
      isAwaited = true;
      // React waits for a promise that is thrown. With its `use`, tests would have to wait for every rendering.
      throw fetch();
    },
  };
}
