import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { faultsOfAnswer } from './judge-calls.ts';

/** A call by method and path, without its query: `GET /api/userInfo`. */
export type Call = `${'GET' | 'HEAD' | 'POST'} /${string}`;

export type Answer = {
  readonly status?: number;
  /** Absent: a failure in the service's own shape if the status is one, otherwise nothing. */
  readonly body?: unknown;
  /** A body sent in pieces, controlled by the test. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** Further headers; for a stream, all headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call never reaches a server. */
  readonly offline?: boolean;
  /** An answer of a proxy or a later release, which our contract does not bind. */
  readonly isForeign?: boolean;
};

type Waiting = {
  readonly request: Request;
  settle(answer: Answer): void;
};

const codes: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** The service's error body. */
const failureOf = (status: number): object => ({
  error: {
    code: codes[status] ?? 'internal',
    message: 'An error has occurred – please try again later',
    requestId: 'req-1',
  },
});

/** The body on the wire; a failure without a body gets the service's own. */
function sentOf({ method }: Request, { status, body }: Answer): { status: number; body: unknown } {
  if (method === 'HEAD') return { status: status ?? 200, body: undefined };
  const content = body === undefined && status !== undefined && status >= 400 ? failureOf(status) : body;
  return { status: status ?? (content === undefined ? 204 : 200), body: content };
}

/**
 * The server of a rendered page, controlled by a test: a call waits until the test answers it, unless there is a
 * standing answer.
 */
export class Answers {
  readonly requests: Request[] = [];
  /** The answers given so far that the contract does not allow. */
  readonly faults: string[] = [];
  /** The service's clock; null: its answers do not contain the time. */
  clock: Date | null = null;
  readonly #standing = new Map<Call, (request: Request) => Answer | Promise<Answer>>();
  readonly #waiting = new Map<Call, Waiting[]>();

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const absolute = typeof input === 'string' ? new URL(input, 'http://localhost/') : input;
    const request = absolute instanceof Request ? absolute : new Request(absolute, init);
    this.requests.push(request.clone());
    // As in a browser: a call abandoned before it was sent goes nowhere.
    request.signal.throwIfAborted();
    const call = `${request.method} ${new URL(request.url).pathname}` as Call;
    const standing = this.#standing.get(call);
    const answer = standing
      ? await standing(request)
      : await new Promise<Answer>((settle, refuse) => {
          request.signal.addEventListener('abort', () => {
            // A call that the page has abandoned cannot be answered.
            const others = this.#waiting.get(call)?.filter((one) => one.request !== request);
            this.#waiting.set(call, others ?? []);
            refuse(request.signal.reason);
          });
          this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), { request, settle }]);
        });
    if (answer.offline) throw new TypeError('Failed to fetch');
    if (answer.stream)
      return new Response(answer.stream, { status: answer.status ?? 200, headers: answer.headers ?? {} });
    const { status, body } = sentOf(request, answer);
    if (!answer.isForeign) this.faults.push(...faultsOfAnswer(request, status, body));
    const headers = {
      ...answer.headers,
      ...(this.clock === null ? {} : { date: this.clock.toUTCString() }),
    };
    return body === undefined
      ? new Response(null, { status, headers })
      : new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', ...headers },
        });
  };

  /** Answers that call at once from now on. */
  always(call: Call, answer: Answer | ((request: Request) => Answer | Promise<Answer>)): this {
    this.#standing.set(call, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Waits for the oldest such call and answers it; when this returns the page has rendered the result. */
  async give(call: Call, answer: Answer = {}): Promise<Request> {
    const waiting = await vi.waitFor(() => {
      const next = this.#waiting.get(call)?.shift();
      if (!next)
        throw new Error(`the page has not asked for ${call}; it asked for: ${this.pending().join(', ')}`);
      return next;
    });
    await act(async () => {
      waiting.settle(answer);
      await new Promise((done) => setImmediate(done));
    });
    return waiting.request;
  }

  /** The calls waiting for an answer. */
  pending(): Call[] {
    return [...this.#waiting].filter(([, waiting]) => waiting.length > 0).map(([call]) => call);
  }
}
