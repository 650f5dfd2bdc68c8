import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the browser says of a call that it holds. */
type Paused = {
  readonly requestId: string;
  readonly networkId?: string;
  readonly resourceType: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
};

type Answer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that the browser holds, with the words of Playwright's `Route`. */
export class HeldCall {
  readonly #session: CDPSession;
  readonly #paused: Paused;

  get networkId(): string | undefined {
    return this.#paused.networkId;
  }

  constructor(session: CDPSession, paused: Paused) {
    this.#session = session;
    this.#paused = paused;
  }

  request() {
    const { request, resourceType } = this.#paused;
    return {
      url: () => request.url,
      method: () => request.method,
      headers: () =>
        Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      postDataJSON: (): unknown => JSON.parse(request.postData ?? 'null'),
      isNavigationRequest: () => resourceType === 'Document',
    };
  }

  async fulfill({ status = 200, json, body, contentType, headers = {} }: Answer): Promise<void> {
    const content = Buffer.from(json === undefined ? (body ?? '') : JSON.stringify(json));
    const type = contentType ?? (json === undefined ? null : 'application/json');
    const given = {
      ...(type === null ? {} : { 'content-type': type }),
      ...(content.length === 0 ? {} : { 'content-length': String(content.length) }),
      ...headers,
    };
    await this.#session.send('Fetch.fulfillRequest', {
      requestId: this.#paused.requestId,
      responseCode: status,
      responseHeaders: Object.entries(given).map(([name, value]) => ({ name, value })),
      body: content.toString('base64'),
    });
  }

  /** Sends it on, to another address if one is given. */
  async continue(elsewhere: { readonly url?: string } = {}): Promise<void> {
    await this.#session.send('Fetch.continueRequest', { requestId: this.#paused.requestId, ...elsewhere });
  }

  async abort(): Promise<void> {
    await this.#session.send('Fetch.failRequest', {
      requestId: this.#paused.requestId,
      errorReason: 'Failed',
    });
  }
}

type Handling = (call: HeldCall) => Promise<void>;

const pathOf = (call: HeldCall): string => new URL(call.request().url()).pathname;

/**
 * Calls to the running program that a path holds, in order to answer, forward or break them in turn. Only they pass
 * through the test: with a `Route` all requests of a page would, and its hundred files would not come from the cache.
 */
export class Holds {
  readonly #session: CDPSession;
  readonly #handlings = new Map<string, Handling>();
  #waiting: HeldCall[] = [];
  #isOver = false;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Holds> {
    const session = await page.context().newCDPSession(page);
    const holds = new Holds(session);
    session.on('Fetch.requestPaused', (paused) => {
      const call = new HeldCall(session, paused);
      const handle = holds.#isOver ? () => call.abort() : holds.#handlings.get(pathOf(call));
      // The page may have closed or aborted the call meanwhile.
      (handle?.(call) ?? call.continue()).catch(() => {});
    });
    // A call that the page has aborted waits for nothing.
    session.on('Network.loadingFailed', ({ requestId }) => {
      holds.#waiting = holds.#waiting.filter(({ networkId }) => networkId !== requestId);
    });
    await session.send('Network.enable');
    return holds;
  }

  /** Handles calls to that path this way from now on. */
  async answer(pathname: string, handle: Handling): Promise<void> {
    this.#handlings.set(pathname, handle);
    const patterns = [...this.#handlings.keys()].flatMap((path) => [`*${path}`, `*${path}\\?*`]);
    await this.#session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  }

  /** Holds calls to that path from now on. */
  hold(pathname: string): Promise<void> {
    return this.answer(pathname, (call) => this.keep(call));
  }

  /** Holds this call. */
  async keep(call: HeldCall): Promise<void> {
    this.#waiting.push(call);
  }

  /** Waits for the oldest held call to that path and handles it this way. */
  async release(pathname: string, how: Handling = (call) => call.continue()): Promise<void> {
    await expect.poll(() => this.#waiting.some((call) => pathOf(call) === pathname)).toBe(true);
    const index = this.#waiting.findIndex((call) => pathOf(call) === pathname);
    const [call] = this.#waiting.splice(index, 1);
    if (call === undefined) return;
    try {
      await how(call);
    } catch (error) {
      // The page aborted it before the browser said so: another one is waited for.
      if (!(error instanceof Error && error.message.includes('Invalid InterceptionId'))) throw error;
      await this.release(pathname, how);
    }
  }

  /**
   * Breaks the calls that are still held. When the page closes they would otherwise reach the service and change what
   * others use.
   */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const call of this.#waiting.splice(0)) await call.abort().catch(() => {});
  }
}
