import type { StorageManager } from '@mui/material/styles';
import { keptPrefix, keptValues } from './kept-values.ts';

/**
 * Where the chosen colour scheme is kept: wherever this browser keeps values (A 9).
 * The script in index.html reads the same places before the first paint.
 */
export const schemeStorage: StorageManager = ({ key }) => ({
  get(defaultValue) {
    const value = keptValues.read(key);
    return typeof value === 'string' ? value : defaultValue;
  },
  set(value) {
    // Kept nowhere, the choice lasts as long as the page.
    keptValues.keep(key, value);
  },
  subscribe(handler) {
    const listen = (event: StorageEvent) => {
      if (event.key !== keptPrefix + key || event.newValue === null) return;
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
