import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, client, createApiClient, readCookie } from '../../../src/portal/api/client.ts';

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

  it('sends cookies along, also to another site', async () => {
    await api.GET('/api/userInfo');
    expect(sent[0]?.credentials).toBe('include');
  });

  it("goes to the page's own origin", async () => {
    await api.GET('/api/userInfo');
    expect(new URL(sent[0]?.url ?? '').origin).toBe(window.location.origin);
  });

  it('has no time-out: only the page itself gives it up', async () => {
    vi.useFakeTimers();
    const api = createApiClient({ fetch: () => new Promise(() => {}) });
    let ended = false;
    void api.GET('/api/userInfo').finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(ended).toBe(false);
  });

  it('can be given up', async () => {
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

  it('keeps its parameters as they were chosen, whatever their letters', async () => {
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

  it('reads the XSRF cookie anew for every call', async () => {
    setCookie('XSRF-TOKEN=one');
    await api.POST('/auth/logout');
    setCookie('XSRF-TOKEN=two');
    await api.POST('/auth/logout');
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['one', 'two']);
  });

  it('goes without the header where there is no cookie', async () => {
    await api.POST('/auth/logout');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('The page', () => {
  it('uses the fetch that stands in the window when it calls', async () => {
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request);
      return Response.json({ tradingVenues: [] });
    });
    const { data } = await client.GET('/api/tradingVenuesList');
    expect(data).toEqual({ tradingVenues: [] });
    expect(sent).toHaveLength(1);
  });

  it('reads a cookie by its whole name, and one that is badly encoded as it stands', () => {
    setCookie('MY-XSRF-TOKEN=wrong');
    expect(readCookie('XSRF-TOKEN')).toBeNull();
    setCookie('XSRF-TOKEN=%E0%A4%A');
    expect(readCookie('XSRF-TOKEN')).toBe('%E0%A4%A');
  });
});
