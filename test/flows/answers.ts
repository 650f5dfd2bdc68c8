import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { faultsOfAnswer } from './judge-calls.ts';

/** A call by method and path, without its query: `GET /api/userInfo`. */
export type Call = `${'GET' | 'HEAD' | 'POST'} /${string}`;

export type Answer = {
  readonly status?: number;
  /** Absent: a failure in the service's own shape where the status is one, else none. */
  readonly body?: unknown;
  /** A body that comes bit by bit, as the test says. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** What comes with a stream. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call never reaches a server. */
  readonly offline?: boolean;
  /** A proxy answers, or a later release: what our contract does not bind. */
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

/** What the service says of a failure. */
const failureOf = (status: number): object => ({
  error: {
    code: codes[status] ?? 'internal',
    message: 'An error has occurred – please try again later',
    requestId: 'req-1',
  },
});

/** What goes over the wire; a failure without a body has the service's own. */
function toldOf({ method }: Request, { status, body }: Answer): { status: number; body: unknown } {
  if (method === 'HEAD') return { status: status ?? 200, body: undefined };
  const told = body === undefined && status !== undefined && status >= 400 ? failureOf(status) : body;
  return { status: status ?? (told === undefined ? 204 : 200), body: told };
}

/**
 * The server of a rendered page, controlled by a test: a call waits until the test answers it, unless the test
 * gave a standing answer before. Nothing is answered that was not asked.
 */
export class Answers {
  readonly requests: Request[] = [];
  /** What of the answers given so far the contract does not let the service say. */
  readonly faults: string[] = [];
  /** What the service's clock says; null: its answers do not tell. */
  clock: Date | null = null;
  readonly #standing = new Map<Call, (request: Request) => Answer | Promise<Answer>>();
  readonly #waiting = new Map<Call, Waiting[]>();

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const absolute = typeof input === 'string' ? new URL(input, 'http://localhost/') : input;
    const request = absolute instanceof Request ? absolute : new Request(absolute, init);
    this.requests.push(request.clone());
    // As a browser's: a call given up before it was sent goes nowhere.
    request.signal.throwIfAborted();
    const call = `${request.method} ${new URL(request.url).pathname}` as Call;
    const standing = this.#standing.get(call);
    const answer = standing
      ? await standing(request)
      : await new Promise<Answer>((settle, refuse) => {
          request.signal.addEventListener('abort', () => {
            // A call the page has given up is not there to be answered.
            const others = this.#waiting.get(call)?.filter((one) => one.request !== request);
            this.#waiting.set(call, others ?? []);
            refuse(request.signal.reason);
          });
          this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), { request, settle }]);
        });
    if (answer.offline) throw new TypeError('Failed to fetch');
    if (answer.stream)
      return new Response(answer.stream, { status: answer.status ?? 200, headers: answer.headers ?? {} });
    const { status, body } = toldOf(request, answer);
    if (!answer.isForeign) this.faults.push(...faultsOfAnswer(request, status, body));
    const date = this.clock === null ? {} : { date: this.clock.toUTCString() };
    return body === undefined
      ? new Response(null, { status, headers: date })
      : new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', ...date },
        });
  };

  /** From now on that call is answered so, at once. */
  always(call: Call, answer: Answer | ((request: Request) => Answer | Promise<Answer>)): this {
    this.#standing.set(call, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** Waits for the oldest such call and answers it; the page has drawn what follows when this returns. */
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

  /** The calls that wait for an answer. */
  pending(): Call[] {
    return [...this.#waiting].filter(([, waiting]) => waiting.length > 0).map(([call]) => call);
  }
}
