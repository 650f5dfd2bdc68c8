import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { seenStyle } from './computed-styles.ts';
import { quickenLabelled, quickenLabels } from './labels.ts';
import { forgoOwnerStacks } from './owner-stacks.ts';
import { WebLocks } from './web-locks.ts';

// The test files of a worker share its packages and its window. Our own modules, with their mocks, are loaded again
// for each file, and the window is reset.
vi.resetModules();
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
Reflect.deleteProperty(document, 'hidden');

afterEach(cleanup);

// On a busy machine, a page's code may be compiled only when the page opens.
configure({ asyncUtilTimeout: 60_000 });

// jsdom does not render, so it lacks these; the pages use them.
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
  readonly #changed: ResizeObserverCallback;
  constructor(changed: ResizeObserverCallback) {
    this.#changed = changed;
  }
  observe(): void {
    this.#changed([], this);
  }
  unobserve = still;
  disconnect = still;
};
Object.defineProperty(navigator, 'locks', { configurable: true, value: new WebLocks() });
// The accessibility checks call it and take null for "cannot draw".
HTMLCanvasElement.prototype.getContext = () => null;
quickenLabels();
quickenLabelled();
forgoOwnerStacks();
