import type { Middleware } from 'openapi-fetch';

type Held = { readonly tag: string; readonly body: string };

/** How many answers are held: a few views, each with its first pages. */
const most = 8;

/**
 * Says of an answer that is held that it is, by `If-None-Match`, and takes a 304 for the answer itself: the browser's own
 * cache never meets the same address twice (A 7). What is held lives as long as the page, and goes when the service
 * refuses it; whether the reader may still see it, the service decides each time.
 */
export function heldPages(): Middleware {
  const held = new Map<string, Held>();
  const asked = new WeakMap<Request, Held>();
  const addressOf = ({ url }: Request): string => {
    const address = new URL(url);
    address.searchParams.delete('_');
    return address.href;
  };
  return {
    onRequest: ({ request }) => {
      const page = held.get(addressOf(request));
      if (page === undefined) return;
      request.headers.set('If-None-Match', page.tag);
      asked.set(request, page);
    },
    onResponse: async ({ request, response }) => {
      const { status, headers } = response;
      const page = asked.get(request);
      if (status === 304 && page !== undefined) return new Response(page.body, { status: 200, headers });
      if (status === 401 || status === 403) held.clear();
      const tag = headers.get('etag');
      if (status !== 200 || tag === null) return undefined;
      const address = addressOf(request);
      held.delete(address);
      held.set(address, { tag, body: await response.clone().text() });
      for (const oldest of held.keys()) {
        if (held.size <= most) break;
        held.delete(oldest);
      }
      return undefined;
    },
  };
}
