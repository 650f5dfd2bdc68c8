import type { StorageManager } from '@mui/material/styles';
import { keptPrefix, keptValues } from './kept-values.ts';

/**
 * Stores the colour scheme where this browser keeps values (A 9). The script in index.html reads the same places before
 * the first paint.
 */
export const schemeStorage: StorageManager = ({ key }) => ({
  get(defaultValue) {
    const value = keptValues.read(key);
    return typeof value === 'string' ? value : defaultValue;
  },
  set(value) {
    // If it cannot be stored, the choice lasts as long as the page.
    keptValues.keep(key, value);
  },
  subscribe(handler) {
    const listen = (event: StorageEvent) => {
      if (event.key !== keptPrefix + key || event.newValue === null) return;
      try {
        handler(JSON.parse(event.newValue));
      } catch {
        // Not a choice, but another program's text under our key.
      }
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
});
