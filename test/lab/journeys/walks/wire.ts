import type { CDPSession, Page, Request } from 'playwright-core';
import type { WireMode } from './steps.ts';

/** An answer to a tab. */
export type Answered = { readonly path: string; readonly method: string; readonly status: number };

type Paused = { readonly requestId: string; readonly url: string };

export const pathOf = (url: string): string => new URL(url).pathname;
const isCall = (request: Request): boolean =>
  /^\/(api|auth)\//.test(pathOf(request.url())) && !request.isNavigationRequest();

/** The calls of one tab: which are in progress, and what happens to them. */
export class Wire {
  readonly #cdp: CDPSession;
  readonly #underWay = new Set<Request>();
  #waiting: Paused[] = [];
  #mode: WireMode = 'passes';
  #answers: Answered[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.#cdp = cdp;
    page.on('request', (request) => {
      if (isCall(request)) this.#underWay.add(request);
    });
    page.on('response', (response) => {
      const request = response.request();
      if (isCall(request))
        this.#answers.push({
          path: pathOf(request.url()),
          method: request.method(),
          status: response.status(),
        });
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => {
      this.#underWay.delete(request);
      // The caller no longer waits for the answer.
      const at = this.#waiting.findIndex(({ url }) => url === request.url());
      if (at >= 0) this.#waiting.splice(at, 1);
    });
  }

  static async of(page: Page): Promise<Wire> {
    const cdp = await page.context().newCDPSession(page);
    const wire = new Wire(page, cdp);
    cdp.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseErrorReason }) => {
      const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined;
      void wire.#paused({ requestId, url: request.url }, isAnswer);
    });
    await cdp.send('Fetch.enable', {
      patterns: ['*/api/*', '*/auth/*'].flatMap((urlPattern) => [
        { urlPattern, requestStage: 'Request' as const },
        { urlPattern, requestStage: 'Response' as const },
      ]),
    });
    return wire;
  }

  get mode(): WireMode {
    return this.#mode;
  }

  /** The paths of the calls that the page is waiting for. */
  underWay(): readonly string[] {
    return [...this.#underWay].map((request) => pathOf(request.url()));
  }

  /** The number of held answers. */
  held(): number {
    return this.#waiting.length;
  }

  /** The answers since the last time this was called. */
  takeAnswers(): readonly Answered[] {
    return this.#answers.splice(0);
  }

  /** Sets what happens to calls from now on, and lets held answers go unless answers still wait. */
  async set(mode: WireMode): Promise<void> {
    this.#mode = mode;
    if (mode === 'answersWait') return;
    for (const { requestId } of this.#waiting.splice(0)) await this.#goOn(requestId);
  }

  async #paused(paused: Paused, isAnswer: boolean): Promise<void> {
    const isLost = this.#mode === 'callsAreLost' || (isAnswer && this.#mode === 'answersAreLost');
    if (isLost) await this.#lose(paused.requestId);
    else if (isAnswer && this.#mode === 'answersWait') this.#waiting.push(paused);
    else await this.#goOn(paused.requestId);
  }

  // A call that was aborted meanwhile, or whose tab was closed, is gone.
  async #goOn(requestId: string): Promise<void> {
    await this.#cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  }

  async #lose(requestId: string): Promise<void> {
    await this.#cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }).catch(() => {});
  }
}
