import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { seenStyle } from './computed-styles.ts';

// Files of a worker share its packages and its window. What is ours is loaded anew for each, with what it puts in its
// place, and the window is as it was at first.
vi.resetModules();
window.history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();

afterEach(cleanup);

// A page that is loaded when it is opened may be compiled at that moment, on a machine that has other work too.
configure({ asyncUtilTimeout: 60_000 });

// jsdom draws nothing, so it has none of these; the pages ask for them.
const still = (): void => {};
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: still,
  removeEventListener: still,
  addListener: still,
  removeListener: still,
  dispatchEvent: () => false,
});
window.getComputedStyle = seenStyle;
window.scrollTo = still;
Element.prototype.scrollIntoView = still;
globalThis.ResizeObserver = class {
  observe = still;
  unobserve = still;
  disconnect = still;
};
// The accessibility checks ask for it and take null for "cannot draw".
HTMLCanvasElement.prototype.getContext = () => null;
