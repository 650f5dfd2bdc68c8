/** What kept values need of a web storage. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The places values are kept in, tried in this order; a getter, since even looking at a closed storage throws. */
export type Places = {
  readonly local: () => ValueStorage | null;
  readonly session: () => ValueStorage | null;
  readonly cookies: () => { cookie: string } | null;
  readonly secure: boolean;
};

export type KeptValues = {
  /** The value kept under `key`; undefined when there is none or what stands there is not JSON. */
  readonly read: (key: string) => unknown;
  /** Keeps `value` as JSON under `key` in the first place that takes it; false when none does. */
  readonly keep: (key: string, value: unknown) => boolean;
  /** Forgets what is kept under `key`, everywhere. */
  readonly forget: (key: string) => void;
};

/** The product's prefix of every key (A 9). */
export const keptPrefix = 'daylight.';
const cookieEnd = 'Fri, 01 Jan 2038 00:00:00 GMT';
const cookiePast = 'Thu, 01 Jan 1970 00:00:00 GMT';
// Browsers drop a larger cookie without a word.
const longestCookie = 4000;

function jsonOf(text: string | null): { value: unknown } | null {
  if (text === null) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function placeOf(open: () => ValueStorage | null): ValueStorage {
  return {
    getItem: (name) => {
      try {
        return open()?.getItem(name) ?? null;
      } catch {
        return null;
      }
    },
    setItem: (name, text) => {
      const storage = open();
      if (!storage) throw new Error('this storage is closed');
      storage.setItem(name, text);
    },
    removeItem: (name) => {
      try {
        open()?.removeItem(name);
      } catch {
        // A closed storage holds nothing that could be taken for a value.
      }
    },
  };
}

function cookiePlace(open: Places['cookies'], secure: boolean): ValueStorage {
  const attributes = `path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
  const found = (name: string): string | null => {
    const start = `${encodeURIComponent(name)}=`;
    const pairs = open()?.cookie.split('; ') ?? [];
    const pair = pairs.find((candidate) => candidate.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  };
  return {
    getItem: found,
    setItem: (name, text) => {
      const jar = open();
      const pair = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
      if (!jar || pair.length > longestCookie) throw new Error('no cookie can hold this');
      jar.cookie = `${pair}; expires=${cookieEnd}; ${attributes}`;
      if (found(name) !== text) throw new Error('the cookie was not taken');
    },
    removeItem: (name) => {
      const jar = open();
      if (jar) jar.cookie = `${encodeURIComponent(name)}=; expires=${cookiePast}; ${attributes}`;
    },
  };
}

/**
 * Values that outlive a page: local storage, else session storage, else a cookie that expires in 2038; every key
 * carries the product's prefix and every value is JSON. Never throws. Source: A 9.
 */
export function keptValuesIn(places: Places): KeptValues {
  const cookies = cookiePlace(places.cookies, places.secure);
  const all = [placeOf(places.local), placeOf(places.session), placeOf(() => cookies)];
  return {
    read: (key) => {
      for (const place of all) {
        const kept = jsonOf(place.getItem(keptPrefix + key));
        if (kept) return kept.value;
      }
      return undefined;
    },
    keep: (key, value) => {
      const text = JSON.stringify(value);
      if (text === undefined) return false;
      let kept = false;
      for (const place of all) {
        // What an earlier keep left in another place must not be read in the new value's stead.
        place.removeItem(keptPrefix + key);
        if (kept) continue;
        try {
          place.setItem(keptPrefix + key, text);
          kept = true;
        } catch {
          // Full or closed: the next place is tried.
        }
      }
      return kept;
    },
    forget: (key) => {
      for (const place of all) place.removeItem(keptPrefix + key);
    },
  };
}

/** This browser's kept values. */
export const keptValues: KeptValues = keptValuesIn({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
  cookies: () => globalThis.document,
  secure: globalThis.location?.protocol === 'https:',
});
