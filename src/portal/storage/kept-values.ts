/** The part of a web storage that is used. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The places for values, tried in this order. Getters, since even accessing a blocked storage throws. */
export type Places = {
  readonly local: () => ValueStorage | null;
  readonly session: () => ValueStorage | null;
  readonly cookies: () => { cookie: string } | null;
  readonly secure: boolean;
};

export type KeptValues = {
  /** The value stored under `key`; undefined if there is none or it is not JSON. */
  readonly read: (key: string) => unknown;
  /** Stores `value` as JSON under `key` in the first place that accepts it; false if none does. */
  readonly keep: (key: string, value: unknown) => boolean;
  /** Removes `key` from all places. */
  readonly forget: (key: string) => void;
};

/** The product's prefix of every key (A 9). */
export const keptPrefix = 'daylight.';
const cookieEnd = 'Fri, 01 Jan 2038 00:00:00 GMT';
const cookiePast = 'Thu, 01 Jan 1970 00:00:00 GMT';
// Browsers silently drop a larger cookie.
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
        // A blocked storage has no value.
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
 * Values that outlive a page: in local storage, else session storage, else a cookie that expires in 2038. Every key has
 * the product's prefix, and every value is JSON. Never throws. Source: A 9.
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
        // A value left in another place must not be read instead of the new one.
        place.removeItem(keptPrefix + key);
        if (kept) continue;
        try {
          place.setItem(keptPrefix + key, text);
          kept = true;
        } catch {
          // Full or blocked: try the next place.
        }
      }
      return kept;
    },
    forget: (key) => {
      for (const place of all) place.removeItem(keptPrefix + key);
    },
  };
}

/** The values kept by this browser. */
export const keptValues: KeptValues = keptValuesIn({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
  cookies: () => globalThis.document,
  secure: globalThis.location?.protocol === 'https:',
});
