import { beforeEach, describe, expect, test } from 'vitest';
import {
  keptValues,
  keptValuesIn,
  type Places,
  type ValueStorage,
} from '../../src/portal/storage/kept-values.ts';

class Shelf implements ValueStorage {
  readonly items = new Map<string, string>();
  full = false;
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(name, text);
  }
  removeItem(name: string): void {
    this.items.delete(name);
  }
}

/** A cookie jar that records what was written, with its attributes. */
class Jar {
  readonly written: string[] = [];
  readonly #pairs = new Map<string, string>();
  takes = true;
  get cookie(): string {
    return [...this.#pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split('; ');
    const at = pair.indexOf('=');
    if (!this.takes) return;
    if (attributes.includes('expires=Thu, 01 Jan 1970 00:00:00 GMT')) this.#pairs.delete(pair.slice(0, at));
    else this.#pairs.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

const closed = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('A 9: cache storage falls back from local storage to session storage to a cookie expiring in 2038', () => {
  let local: Shelf;
  let session: Shelf;
  let jar: Jar;
  let places: Places;
  beforeEach(() => {
    local = new Shelf();
    session = new Shelf();
    jar = new Jar();
    places = { local: () => local, session: () => session, cookies: () => jar, secure: false };
  });

  test('A 9: local storage keys carry a fixed product prefix and values are stored as JSON', () => {
    expect(keptValuesIn(places).keep('expanded', { tradeDisplay: true })).toBe(true);
    expect([...local.items]).toEqual([['daylight.expanded', '{"tradeDisplay":true}']]);
    expect(session.items.size).toBe(0);
    expect(jar.cookie).toBe('');
  });

  test('a value is read as it was kept', () => {
    const kept = keptValuesIn(places);
    for (const value of [true, false, null, 0, '', 'ä; =', [1, { a: 'b' }]]) {
      kept.keep('value', value);
      expect(kept.read('value')).toEqual(value);
    }
    expect(kept.read('another')).toBeUndefined();
  });

  test('session storage takes over when local storage is full, and the older value is no longer read', () => {
    const kept = keptValuesIn(places);
    kept.keep('expanded', 'old');
    local.full = true;
    expect(kept.keep('expanded', 'new')).toBe(true);
    expect(kept.read('expanded')).toBe('new');
    expect(session.items.get('daylight.expanded')).toBe('"new"');
  });

  test('a cookie expiring in 2038 takes over when both storages are full', () => {
    const kept = keptValuesIn({ ...places, local: closed, session: closed, secure: true });
    expect(kept.keep('expanded', { 'a;b': 'c=d' })).toBe(true);
    expect(kept.read('expanded')).toEqual({ 'a;b': 'c=d' });
    expect(jar.written.at(-1)).toBe(
      'daylight.expanded=%7B%22a%3Bb%22%3A%22c%3Dd%22%7D; expires=Fri, 01 Jan 2038 00:00:00 GMT; path=/; SameSite=Strict; Secure',
    );
  });

  test('a value kept again in local storage removes older ones elsewhere', () => {
    local.full = true;
    const kept = keptValuesIn(places);
    kept.keep('expanded', 1);
    local.full = false;
    kept.keep('expanded', 2);
    expect(session.items.size).toBe(0);
    expect(kept.read('expanded')).toBe(2);
  });

  test('a corrupt value is ignored, and the next place is read', () => {
    local.items.set('daylight.expanded', '{"tradeDisplay":');
    expect(keptValuesIn(places).read('expanded')).toBeUndefined();
    session.items.set('daylight.expanded', 'true');
    expect(keptValuesIn(places).read('expanded')).toBe(true);
  });

  test('a corrupt cookie is ignored', () => {
    jar.cookie = 'daylight.expanded=%E0%A4%A';
    const kept = keptValuesIn({ ...places, local: closed, session: closed });
    expect(kept.read('expanded')).toBeUndefined();
  });

  test('nothing throws when nothing can be kept', () => {
    jar.takes = false;
    const kept = keptValuesIn({ ...places, local: closed, session: () => null });
    expect(kept.keep('expanded', true)).toBe(false);
    expect(kept.keep('expanded', 'x'.repeat(5000))).toBe(false);
    expect(kept.keep('expanded', undefined)).toBe(false);
    expect(kept.read('expanded')).toBeUndefined();
    expect(() => kept.forget('expanded')).not.toThrow();
    const none = keptValuesIn({ ...places, local: closed, session: closed, cookies: () => null });
    expect(none.keep('expanded', true)).toBe(false);
    expect(() => none.forget('expanded')).not.toThrow();
  });

  test('a forgotten value is removed everywhere', () => {
    const kept = keptValuesIn(places);
    session.items.set('daylight.expanded', '1');
    jar.cookie = 'daylight.expanded=1';
    kept.keep('expanded', 2);
    kept.forget('expanded');
    expect(kept.read('expanded')).toBeUndefined();
    expect(jar.cookie).toBe('');
  });

  test('the browser’s own storage is used', () => {
    keptValues.keep('expanded', true);
    expect(localStorage.getItem('daylight.expanded')).toBe('true');
    expect(keptValues.read('expanded')).toBe(true);
    keptValues.forget('expanded');
    expect(localStorage.getItem('daylight.expanded')).toBeNull();
  });
});
