import type { Middleware } from 'openapi-fetch';

type Held = { readonly tag: string; readonly body: string };

/** Number of answers kept: a few views, each with its first pages. */
const most = 8;

/**
 * Sends `If-None-Match` for an answer it has kept, and treats a 304 as that answer: the browser's own cache never sees
 * the same address twice (A 7). Answers are kept as long as the page lives, and dropped when the service refuses them;
 * the service decides each time whether the reader may still see one.
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
