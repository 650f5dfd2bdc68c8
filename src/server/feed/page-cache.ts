import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A page of a view, as it is sent. */
export type RenderedPage = {
  /** JSON of the contract's FeedData. */
  readonly text: string;
  /** The number of its rows. */
  readonly rows: number;
  /** The text compressed with Brotli, once for all who ask for it. */
  readonly packed: () => Promise<Buffer>;
};

const compressed = promisify(brotliCompress);
// The best ratio of gain to time.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export function renderedPage(text: string, rows: number): RenderedPage {
  let packed: Promise<Buffer> | undefined;
  return {
    text,
    rows,
    packed: () => {
      packed ??= compressed(text, { params });
      return packed;
    },
  };
}

/**
 * The latest page for each request. A page's name contains everything it depends on, so a page found by name is never
 * out of date; an outdated one is replaced by the next, however often rows arrive.
 */
export type PageCache = {
  readonly get: (question: string, name: string) => RenderedPage | null;
  readonly put: (question: string, name: string, page: RenderedPage) => void;
};

type KeptPage = { readonly name: string; readonly page: RenderedPage };

/** @param most total characters; the pages used least recently are dropped */
export function createPageCache(most: number): PageCache {
  const kept = new Map<string, KeptPage>();
  let size = 0;
  const remove = (question: string): void => {
    size -= kept.get(question)?.page.text.length ?? 0;
    kept.delete(question);
  };
  const put = (question: string, name: string, page: RenderedPage): void => {
    remove(question);
    kept.set(question, { name, page });
    size += page.text.length;
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      remove(oldest);
    }
  };
  return {
    put,
    get: (question, name) => {
      const found = kept.get(question);
      if (found?.name !== name) return null;
      put(question, name, found.page);
      return found.page;
    },
  };
}
