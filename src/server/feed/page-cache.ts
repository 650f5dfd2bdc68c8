import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A page of a view as it goes out. */
export type RenderedPage = {
  /** JSON of the contract's FeedData. */
  readonly text: string;
  /** How many rows it holds. */
  readonly rows: number;
  /** The text packed by Brotli: once, when somebody first asks for it so, for all who do. */
  readonly packed: () => Promise<Buffer>;
};

const compressed = promisify(brotliCompress);
// What most is gained with for the time it takes.
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
 * The last page that was made for each question. A page has a name of all that it depends on, so that one that is found
 * by its name is never out of date; one that is out of date gives way to the next, however often rows come.
 */
export type PageCache = {
  readonly get: (question: string, name: string) => RenderedPage | null;
  readonly put: (question: string, name: string, page: RenderedPage) => void;
};

type KeptPage = { readonly name: string; readonly page: RenderedPage };

/** @param most characters of all pages together: those asked for longest ago go */
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
