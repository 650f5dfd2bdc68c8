import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, client, createApiClient, readCookie } from '../../../src/portal/api/client.ts';
import { serviceNow } from '../../../src/portal/api/service-time.ts';

const sent: Request[] = [];
let api: ApiClient;

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads what the service sets in this way.
  document.cookie = text;
}

beforeEach(() => {
  sent.length = 0;
  api = createApiClient({
    fetch: async (request) => {
      sent.push(request);
      return new Response(null, { status: 204 });
    },
  });
});
afterEach(() => {
  setCookie('XSRF-TOKEN=; max-age=0');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A 7: every request', () => {
  it('carries X-Requested-With: XMLHttpRequest and asks for JSON', async () => {
    await api.GET('/api/userInfo');
    await api.POST('/auth/logout');
    for (const { headers } of sent) {
      expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
      expect(headers.get('accept')).toBe('application/json');
    }
  });

  it('includes cookies, even to another site', async () => {
    await api.GET('/api/userInfo');
    expect(sent[0]?.credentials).toBe('include');
  });

  it("goes to the page's own origin", async () => {
    await api.GET('/api/userInfo');
    expect(new URL(sent[0]?.url ?? '').origin).toBe(window.location.origin);
  });

  it('has no time-out: only the page can abort it', async () => {
    vi.useFakeTimers();
    const api = createApiClient({ fetch: () => new Promise(() => {}) });
    let ended = false;
    void api.GET('/api/userInfo').finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(ended).toBe(false);
  });

  it('can be aborted', async () => {
    const leaving = new AbortController();
    const api = createApiClient({
      fetch: async (request) => {
        leaving.abort();
        expect(request.signal.aborted).toBe(true);
        throw request.signal.reason;
      },
    });
    await expect(api.GET('/api/userInfo', { signal: leaving.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});

describe('A 7: a GET request', () => {
  const query = { datatype: 'order' as const };

  it('adds a cache-busting time beside its own parameters', async () => {
    vi.useFakeTimers({ now: 1_763_647_200_000 });
    await api.GET('/api/subscription/feed/tvlist', { params: { query } });
    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ datatype: 'order', _: '1763647200000' });
  });

  it('preserves special characters in its parameters', async () => {
    const params = { query: { ...query, tv: 'ICPM' } };
    const assetclass = 'Equity & Equity-like + ü?#';
    await api.GET('/api/subscription/feed/subassetclasslist', {
      params: { query: { ...params.query, assetclass } },
    });
    expect(new URL(sent[0]?.url ?? '').searchParams.get('assetclass')).toBe(assetclass);
  });

  it('sends no XSRF header', async () => {
    setCookie('XSRF-TOKEN=abc');
    await api.GET('/api/userInfo');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('A 7: a POST request', () => {
  const body = { login: 'analyst@daylight.example', password: 'Sunrise2026' };

  it('has a JSON body and no cache-busting parameter', async () => {
    await api.POST('/auth/signin', { body });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual(body);
    expect(new URL(sent[0]?.url ?? '').search).toBe('');
  });

  it('repeats the XSRF cookie as a header', async () => {
    setCookie('other=1');
    setCookie(`XSRF-TOKEN=${encodeURIComponent('a b=/+')}`);
    await api.POST('/auth/signin', { body });
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('a b=/+');
  });

  it('reads the XSRF cookie again for every call', async () => {
    setCookie('XSRF-TOKEN=one');
    await api.POST('/auth/logout');
    setCookie('XSRF-TOKEN=two');
    await api.POST('/auth/logout');
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['one', 'two']);
  });

  it('omits the header when there is no cookie', async () => {
    await api.POST('/auth/logout');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('The page', () => {
  it('uses the fetch that the window has at the time of the call', async () => {
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return Response.json({ tradingVenues: [] });
    });
    const { data } = await client.GET('/api/tradingVenuesList');
    expect(data).toEqual({ tradingVenues: [] });
    expect(sent).toHaveLength(1);
  });

  it('reads a cookie by its whole name, and leaves a badly encoded one undecoded', () => {
    setCookie('MY-XSRF-TOKEN=wrong');
    expect(readCookie('XSRF-TOKEN')).toBeNull();
    setCookie('XSRF-TOKEN=%E0%A4%A');
    expect(readCookie('XSRF-TOKEN')).toBe('%E0%A4%A');
  });
});

describe('A 7: a call refused because the XSRF pair is missing', () => {
  const refusal = (code: string) => Response.json({ error: { code, message: '' } }, { status: 403 });
  const body = { venueList: [] };
  /** Gives these answers in turn, each with a fresh XSRF pair. */
  const answering = (answers: readonly Response[]) => {
    const bodies: string[] = [];
    const api = createApiClient({
      fetch: async (request) => {
        sent.push(request);
        bodies.push(await request.text());
        setCookie(`XSRF-TOKEN=fresh-${sent.length}`);
        return answers[sent.length - 1] ?? new Response(null, { status: 204 });
      },
    });
    return { api, bodies };
  };

  it('is repeated at once with the fresh token, otherwise unchanged', async () => {
    const { api, bodies } = answering([refusal('xsrf.missing')]);
    const headers = { 'Idempotency-Key': '6f1c0f3a-7f3d-4a3e-9a53-0f6f4b8f9d10' };
    const { response } = await api.POST('/api/subscription/changePrice', { body, headers });
    expect(response.status).toBe(204);
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([null, 'fresh-1']);
    expect(sent[1]?.headers.get('idempotency-key')).toBe(headers['Idempotency-Key']);
    expect(bodies).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it('is repeated only once', async () => {
    const { api } = answering([refusal('xsrf.missing'), refusal('xsrf.missing')]);
    const { response } = await api.POST('/auth/logout');
    expect(response.status).toBe(403);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['another refusal', () => refusal('forbidden')],
    ['a refusal without a body', () => new Response('no', { status: 403 })],
    ['a failure', () => Response.json({ error: { code: 'xsrf.missing' } }, { status: 500 })],
  ])('%s is not repeated', async (_, answer) => {
    const { api } = answering([answer()]);
    await api.POST('/auth/logout');
    expect(sent).toHaveLength(1);
  });
});

describe('now', () => {
  const timeAfter = async (date: string | null, takesMs = 0) => {
    const answers = createApiClient({
      fetch: async () => {
        vi.setSystemTime(Date.now() + takesMs);
        return new Response(null, { status: 204, headers: date === null ? {} : { date } });
      },
    });
    await answers.GET('/api/userInfo');
    return serviceNow();
  };

  it('is the service’s time when this machine’s clock is off by more than a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:32:00Z') });
    expect(await timeAfter(null)).toBe('2026-11-20T15:32:00.000Z');
    expect(await timeAfter('Fri, 20 Nov 2026 14:32:00 GMT')).toBe('2026-11-20T14:32:00.000Z');
    // An answer without a time, or one that was delayed while the machine slept, changes nothing.
    expect(await timeAfter(null, 1_000)).toBe('2026-11-20T14:32:01.000Z');
    expect(await timeAfter('Fri, 20 Nov 2026 14:32:01 GMT', 7_200_000)).toBe('2026-11-20T16:32:01.000Z');
    vi.setSystemTime(new Date('2026-11-20T16:32:02Z'));
    expect(await timeAfter('Fri, 20 Nov 2026 16:31:59 GMT')).toBe('2026-11-20T16:32:02.000Z');
  });
});
