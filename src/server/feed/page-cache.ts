/** A page of a view as it goes out. */
export type RenderedPage = {
  /** JSON of the contract's FeedData. */
  readonly text: string;
  /** How many rows it holds. */
  readonly rows: number;
};

/** Pages by the name of all that they depend on, so that one that is found is never out of date. */
export type PageCache = {
  readonly get: (name: string) => RenderedPage | null;
  readonly put: (name: string, page: RenderedPage) => void;
};

/** @param most characters of all pages together: those asked for longest ago go */
export function createPageCache(most: number): PageCache {
  const pages = new Map<string, RenderedPage>();
  let size = 0;
  const remove = (name: string): RenderedPage | null => {
    const page = pages.get(name) ?? null;
    if (page !== null) size -= page.text.length;
    pages.delete(name);
    return page;
  };
  const put = (name: string, page: RenderedPage): void => {
    remove(name);
    pages.set(name, page);
    size += page.text.length;
    for (const oldest of pages.keys()) {
      if (size <= most) break;
      remove(oldest);
    }
  };
  return {
    put,
    get: (name) => {
      const page = remove(name);
      if (page !== null) put(name, page);
      return page;
    },
  };
}
