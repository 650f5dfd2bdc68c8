import type { StorageManager } from '@mui/material/styles';

const prefix = 'daylight.';

/**
 * Where the chosen colour scheme is kept: local storage, values as JSON under the product's prefix (A 9).
 * The script in index.html reads the same key before the first paint.
 */
export const schemeStorage: StorageManager = ({ key }) => ({
  get(defaultValue) {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
      return typeof value === 'string' ? value : defaultValue;
    } catch {
      return defaultValue;
    }
  },
  set(value) {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Storage is full or closed: the choice lasts as long as the page.
    }
  },
  subscribe(handler) {
    const listen = (event: StorageEvent) => {
      if (event.key !== prefix + key || event.newValue === null) return;
      try {
        handler(JSON.parse(event.newValue));
      } catch {
        // Somebody else's text under our key: not a choice.
      }
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
});
